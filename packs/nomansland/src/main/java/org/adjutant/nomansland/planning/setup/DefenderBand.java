package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** The Defender sets up from Gerhard to Erich (1.2.a), by NI-020 with both of these rows. */
final class DefenderBand implements Order {
  private static final String RULE = "nomansland:1.2.a";
  private static final String WITH_TRENCHES = "nomansland:NI-020";
  private static final String RESERVE_TRENCH = "D";
  private static final String FIRE_TRENCH = "J";
  private static final int BETWEEN = 2;

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    int inside = laid.reading(WITH_TRENCHES) == BETWEEN ? 1 : 0;
    int from = laid.depth(RESERVE_TRENCH) + inside;
    int to = laid.depth(FIRE_TRENCH) - inside;
    int row = laid.depth(laid.row(hex));
    if (row >= from && row <= to) {
      return List.of();
    }
    List<String> rows = laid.field().setting().ground().rows();
    return List.of(
        new Bar(
            RULE,
            hex.text() + " is not between the reserve trench and the fire trench",
            "name a hex of the rows " + rows.get(from) + " to " + rows.get(to)));
  }
}
