package org.adjutant.loos.series.combat.clash;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Band;
import org.adjutant.rules.tables.Pick;

/** A differential beyond either end of a line (8.2.1, as LI-03 reads it). */
final class LineEnd {
  static final String RULE = "loos:8.2.1.e";
  static final String ENDS = "loos:LI-03";
  private static final int NO_ATTACK_BELOW = 2;
  private static final int AUTOMATIC = 3;

  private LineEnd() {}

  /**
   * The result for a differential that was found at the end of its line.
   *
   * @param inTable what the cell there says
   */
  static CombatResult result(Play play, Pick column, CombatResult inTable) {
    int reading = play.reading(ENDS);
    play.find(
        Finding.applies(
            RULE,
            "the differential lies beyond the line",
            Data.of("differential", column.wanted()).with("end column", column.label())));
    boolean below = Integer.parseInt(column.wanted()) < Band.parse(column.label()).from();
    if (reading == AUTOMATIC) {
      return below ? CombatResult.AE : CombatResult.DE;
    }
    return reading == NO_ATTACK_BELOW && below ? CombatResult.NONE : inTable;
  }
}
