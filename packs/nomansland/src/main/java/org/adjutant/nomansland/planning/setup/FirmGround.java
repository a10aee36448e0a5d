package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/**
 * Structures stand neither in trench nor in wire hexes (4.2.12.a, 4.2.13.a), wire rows without wire
 * included, and one to a hex; so do Shellholes.
 */
final class FirmGround implements Order {
  private static final String PILLBOX_AND_DUGOUT = "nomansland:4.2.12.a";
  private static final String NEST = "nomansland:4.2.13.a";
  private static final String ELSEWHERE = "name a hex without trench, wire row and structure";

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    if (!isSite(laid, piece)) {
      return List.of();
    }
    boolean deep = piece.kind().equals(Kind.DUGOUT) || piece.kind().equals(Kind.PILLBOX);
    String rule = deep ? PILLBOX_AND_DUGOUT : NEST;
    Field field = laid.field();
    if (field.setting().ground().isTrench(hex)) {
      return List.of(new Bar(rule, hex.text() + " is a trench hex", ELSEWHERE));
    }
    if (field.wireRow(hex) > 0 || field.isPost(hex)) {
      return List.of(new Bar(rule, hex.text() + " is in a wire row", ELSEWHERE));
    }
    return laid.others(hex, piece).stream()
        .filter(other -> isSite(laid, other))
        .map(other -> new Bar(rule, other.id() + " is in " + hex.text(), ELSEWHERE))
        .toList();
  }

  private static boolean isSite(Laid laid, Piece piece) {
    return laid.field().setting().counters().isStructure(piece.kind())
        || piece.kind().equals(Kind.SHELLHOLE);
  }
}
