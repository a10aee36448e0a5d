package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;

/** The choice of a line of the combat results table (8.2.2). */
final class Covers {
  static final String BEST_LINE = "loos:8.2.2.d";

  private final ResultsTable table;
  private final List<Cover> covers;

  /**
   * @param covers the lines the defender may claim; one at least
   */
  Covers(ResultsTable table, List<Cover> covers) {
    this.table = table;
    this.covers = List.copyOf(covers);
  }

  /** The line that is used, with the trail that leads to it. */
  Cover choose(Play play) {
    Cover best = table.best(covers);
    for (Cover cover : covers) {
      Finding finding = Finding.applies(cover.rule(), "terrain gives a line", named(cover));
      for (Source source : cover.sources()) {
        finding = finding.from(source);
      }
      play.find(finding);
    }
    if (covers.size() > 1) {
      play.find(
          Finding.applies(BEST_LINE, "of several lines the best for the defender", named(best)));
    }
    return best;
  }

  private Data named(Cover cover) {
    return Data.of("line", table.table().line(cover.line()).title());
  }
}
