package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** The stacking limits hold in the set-up too (0.4.a, 0.4.c; NI-012). */
final class Room implements Order {
  private static final String ANYWHERE = "nomansland:0.4.a";
  private static final String IN_TRENCH = "nomansland:0.4.c";

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    Field field = laid.field();
    if (field.hasRoom(hex, laid.side(), List.of(piece))) {
      return List.of();
    }
    boolean trench = field.setting().ground().isDefenderTrench(hex);
    return List.of(
        new Bar(
            trench ? IN_TRENCH : ANYWHERE,
            "there is no room for " + piece.id() + " in " + hex.text(),
            "keep to " + field.limit(hex) + " stacking points there"));
  }
}
