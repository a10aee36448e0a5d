package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * Kinds that start in one trenchline: the machine guns of S09.defender.c.
 *
 * @param rule the statement that says so
 */
record OnLine(List<String> kinds, String line, String rule) implements Order {
  OnLine {
    kinds = List.copyOf(kinds);
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    boolean there = laid.field().setting().ground().hexesOf(line).contains(hex);
    return there || !kinds.contains(piece.kind())
        ? List.of()
        : List.of(new Bar(rule, hex.text() + " is not in " + line, "name a hex of " + line));
  }
}
