package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.ledger.retrial.Carried;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Title;

/**
 * The first input that did not fit where inputs were carried on or over.
 *
 * @param number its number among those that were tried, from 1
 */
record Stopped(Title title, Carried.Stop stop, int number, Ink ink) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        Wrap.hanging(
            "The first input that does not fit is that of event ",
            "  ",
            stop.recorded().event()
                + ": "
                + stop.recorded().input().by()
                + ": "
                + new Inputs(title).at(stop.was(), stop.recorded().input())));
    lines.addAll(Wrap.indented(2, stop.why()));
    JudgedLines words = new JudgedLines(title, false, ink);
    stop.tried().ifPresent(tried -> lines.addAll(words.whole(new Numbered(number, tried))));
    return lines;
  }

  Data data() {
    Data at = Data.of("event", stop.recorded().event()).with("why", stop.why());
    JudgedData words = new JudgedData(title);
    return stop.tried()
        .map(tried -> at.with("tried", words.of(new Numbered(number, tried))))
        .orElse(at);
  }
}
