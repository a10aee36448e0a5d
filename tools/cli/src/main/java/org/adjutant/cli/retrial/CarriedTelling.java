package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.retrial.Carried;
import org.adjutant.ledger.retrial.Carrying;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.rules.data.Data;

/** Carries a game on and says how far its inputs fit. */
record CarriedTelling(Rules rules, Sitting sitting) {

  Answer answer(Subject subject, String branch, Scope scope) {
    Conditions conditions = rules.conditions(sitting, subject.game());
    Carried carried =
        new Carrying(subject.game(), conditions).run(branch, scope.from(), scope.to());
    Totals totals = new Totals();
    carried.played().forEach(totals::add);
    List<String> lines = new ArrayList<>(rules.lines(sitting, subject.game(), conditions));
    JudgedLines words = new JudgedLines(conditions.title(), false, sitting.ink());
    JudgedData data = new JudgedData(conditions.title());
    lines.addAll(JudgedLines.summary(totals));
    List<Data> told = new ArrayList<>();
    int number = 0;
    boolean first = true;
    for (Retried retried : carried.played()) {
      Numbered one = new Numbered(++number, retried);
      if (retried.verdict().changed() && first) {
        lines.add("The first that comes to something else:");
        lines.addAll(words.whole(one));
        first = false;
      }
      if (retried.ruling().isPresent()) {
        told.add(data.of(one));
      }
    }
    lines.add("");
    lines.addAll(end(carried, conditions, words, number + 1));
    Data all =
        JudgedData.of(totals)
            .with("told", Data.of(told))
            .with("left", carried.left().size())
            .with("digest", carried.end().digest().text());
    boolean whole = carried.stop().isEmpty();
    return Answer.of(
            whole ? all : all.with("stop", stop(carried.stop().get(), data, number + 1)), lines)
        .refused(!whole || totals.changed() > 0);
  }

  private static Data stop(Carried.Stop stop, JudgedData data, int number) {
    Data at = Data.of("event", stop.recorded().event()).with("why", stop.why());
    return stop.tried().isPresent()
        ? at.with("tried", data.of(new Numbered(number, stop.tried().get())))
        : at;
  }

  private List<String> end(Carried carried, Conditions conditions, JudgedLines words, int number) {
    List<String> lines = new ArrayList<>();
    if (carried.stop().isEmpty()) {
      lines.add("Every input fits to the end.");
      return lines;
    }
    Carried.Stop stop = carried.stop().get();
    String input =
        stop.recorded().input().by()
            + ": "
            + new Inputs(conditions.title()).at(stop.was(), stop.recorded().input());
    lines.addAll(
        Wrap.hanging(
            "",
            "  ",
            "The first input that no longer fits is that of event "
                + stop.recorded().event()
                + ": "
                + input));
    lines.addAll(Wrap.indented(2, stop.why()));
    stop.tried().ifPresent(tried -> lines.addAll(words.whole(new Numbered(number, tried))));
    lines.add(carried.left().size() + " inputs after it were not tried.");
    return lines;
  }
}
