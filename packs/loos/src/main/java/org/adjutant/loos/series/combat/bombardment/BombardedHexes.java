package org.adjutant.loos.series.combat.bombardment;

import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/**
 * How many markers have fallen on a hex in a player turn (8.1), whoever stood there: the attribute
 * {@code bombarded} of the hex. It is not cleared but names the turn and side it speaks of.
 */
final class BombardedHexes {
  /** Markers that one hex may take in a player turn. */
  static final int MOST = 2;

  private static final String KEY = "bombarded";
  private static final String TURN = "turn";
  private static final String BY = "by";
  private static final String MARKERS = "markers";

  private BombardedHexes() {}

  static int markers(Position position, SideId by, Hex hex) {
    return position
        .attribute(Subject.of(hex), KEY)
        .filter(fallen -> fallen.integer(TURN) == position.clock().turn())
        .filter(fallen -> fallen.text(BY).equals(by.id()))
        .map(fallen -> fallen.integer(MARKERS))
        .orElse(0);
  }

  static Effect add(Position position, SideId by, Hex hex, int markers) {
    return SetAttribute.open(
        Subject.of(hex),
        KEY,
        Data.of(TURN, position.clock().turn())
            .with(BY, by.id())
            .with(MARKERS, markers(position, by, hex) + markers));
  }
}
