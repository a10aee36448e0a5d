package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/** Something the rules or a scenario ask of a side's set-up. */
interface Order {
  /**
   * Why a piece may not stand in a hex, whatever is still to come; nothing if it may.
   *
   * @param laid the set-up without the piece, or with it where it is now
   */
  default List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    return List.of();
  }

  /** What is wrong with the set-up as a whole, if it is to be the last word. */
  default List<Duty> missing(Laid laid) {
    return List.of();
  }

  /** A duty without which the set-up cannot be ended. */
  static Duty duty(String rule, String what) {
    return new Duty(rule, what, true);
  }
}
