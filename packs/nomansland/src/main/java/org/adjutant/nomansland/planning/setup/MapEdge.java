package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** Nobody stands where the map has ended, by one reading of scenario 1 (NI-136). */
final class MapEdge implements Order {
  private static final String RULE = "nomansland:S01.special.g";

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    return laid.field().isOffMap(hex)
        ? List.of(new Bar(RULE, "the map ends behind Erich", "name a hex of Erich"))
        : List.of();
  }
}
