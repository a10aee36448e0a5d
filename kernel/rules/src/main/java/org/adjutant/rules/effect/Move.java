package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A piece goes to a place: on the board, into a box, a hand or another piece.
 *
 * @param depth how many pieces lie below it in the stack there; {@link #TOP} for on top
 */
public record Move(PieceId piece, Place to, int depth) implements Effect {
  public static final int TOP = Integer.MAX_VALUE;

  public Move(PieceId piece, Place to) {
    this(piece, to, TOP);
  }

  @Override
  public void applyTo(Draft draft) {
    draft.move(piece, to, depth);
  }

  @Override
  public Data write() {
    Row row = Row.of("move").add(piece.id()).add(to.text());
    return (depth == TOP ? row : row.add(depth)).written();
  }

  static Move read(Row row) {
    return new Move(row.piece(), row.place(), row.more() ? row.number() : TOP);
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    Effect seen =
        depth == TOP ? this : new Move(piece, to, Secrecy.depth(depth, piece, to, viewer, before));
    return Secrecy.ofPiece(seen, piece, viewer, before);
  }
}
