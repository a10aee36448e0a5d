package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/** The pieces at one place from the bottom of the stack to its top; one or more. */
final class Pile {
  private final List<PieceId> pieces;
  private @Nullable Digest digest;

  private Pile(List<PieceId> pieces) {
    this.pieces = pieces;
  }

  static Pile of(PieceId piece) {
    return new Pile(List.of(piece));
  }

  List<PieceId> pieces() {
    return pieces;
  }

  int size() {
    return pieces.size();
  }

  /** With one piece more, that many above the bottom, or on top. */
  Pile with(PieceId piece, int depth) {
    List<PieceId> next = new ArrayList<>(pieces.size() + 1);
    next.addAll(pieces);
    next.add(Math.min(depth, pieces.size()), piece);
    return new Pile(next);
  }

  /** With one piece less, of two or more. */
  Pile without(PieceId piece) {
    List<PieceId> next = new ArrayList<>(pieces);
    next.remove(piece);
    return new Pile(next);
  }

  /** The share of the order of this pile in a position's digest; a single piece has no order. */
  Digest digest(Place place) {
    if (pieces.size() == 1) {
      return Digest.ZERO;
    }
    Digest known = digest;
    if (known == null) {
      Data order = Data.texts(pieces.stream().map(PieceId::id).toList());
      known = Digest.of(Canon.text(Data.of("at " + place.text(), order)));
      digest = known;
    }
    return known;
  }
}
