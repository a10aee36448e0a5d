package org.adjutant.loos.series.combat.clash;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.Lookup;

/** Cells of the combat results table that nobody can read any more, as LI-01 reads them. */
final class Fragment {
  static final String UNKNOWN = "loos:LI-01";
  private static final int UNRESOLVED = 2;
  private static final int FRAGMENT_ALONE = 3;

  private Fragment() {}

  /** True if the cell, or the line that leads to it, is a reconstruction of ours. */
  static boolean isUnknown(Lookup cell) {
    return cell.provenance().grade() == Provenance.Grade.RECONSTRUCTED;
  }

  /**
   * The result for an unknown cell.
   *
   * @param rule the statement by which one die decides
   */
  static CombatResult result(Play play, String rule, Column column, Lookup cell) {
    int reading = play.reading(UNKNOWN);
    if (reading == FRAGMENT_ALONE) {
      for (int die = play.sum() - 1; die > 0; die--) {
        Lookup above = column.row(die);
        if (!isUnknown(above)) {
          play.find(
              says(rule, "the cell is unknown: the nearest known one above it counts", above));
          return CombatResult.of(above.text());
        }
      }
    }
    if (reading == FRAGMENT_ALONE || reading == UNRESOLVED) {
      play.find(says(rule, "the cell is unknown, and so nothing happens", cell));
      return CombatResult.NONE;
    }
    return CombatResult.of(cell.text());
  }

  private static Finding says(String rule, String words, Lookup cell) {
    return Finding.applies(rule, words, Data.of("cell", cell.ref()));
  }
}
