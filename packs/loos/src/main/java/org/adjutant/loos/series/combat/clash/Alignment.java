package org.adjutant.loos.series.combat.clash;

import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.TableLine;

/** Over which result column a label of a terrain line stands, as LI-02 reads it. */
final class Alignment {
  static final String LABELS = "loos:LI-02";
  private static final int UNDER_ONE_ANOTHER = 2;

  private Alignment() {}

  /**
   * The column of a differential. With the labels under one another a line has the columns of the
   * longest line, and merely leaves out those to the left of its first label.
   */
  static Column column(Play play, LookupTable table, String line, int differential) {
    TableLine own = table.line(line);
    TableLine longest = longest(table);
    if (own.id().equals(longest.id()) || play.reading(LABELS) != UNDER_ONE_ANOTHER) {
      return own.at(differential);
    }
    int first = Integer.parseInt(own.labels().get(0));
    return differential < first ? longest.at(own.labels().get(0)) : longest.at(differential);
  }

  private static TableLine longest(LookupTable table) {
    TableLine longest = table.lines().get(0);
    for (TableLine line : table.lines()) {
      longest = line.size() > longest.size() ? line : longest;
    }
    return longest;
  }
}
