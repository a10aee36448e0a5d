package org.adjutant.nomansland.planning.setup;

import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * Structures of a kind whose hexes the scenario names: the Dugouts of S05.defender.c.
 *
 * @param rule the statement that names them
 */
record Sites(String kind, List<Hex> hexes, String rule) implements Order {
  Sites {
    hexes = List.copyOf(hexes);
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    return !piece.kind().equals(kind) || hexes.contains(hex)
        ? List.of()
        : List.of(
            new Bar(
                rule,
                "the scenario has other sites for it than " + hex.text(),
                "name " + hexes.stream().map(Hex::text).collect(Collectors.joining(" or "))));
  }
}
