package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A piece gives way to another in the same place and depth of the stack: a regiment breaks down, a
 * block gets a new name.
 *
 * @param next wherever it says it is, it comes to where the old piece was
 */
public record Exchange(PieceId piece, Piece next) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    Piece old = draft.piece(piece);
    int depth = draft.depthOf(piece);
    draft.drop(piece);
    draft.create(next.at(old.place()), depth);
  }

  @Override
  public Data write() {
    return Row.of("exchange").add(piece.id()).add(next.write()).written();
  }

  static Exchange read(Row row) {
    return new Exchange(row.piece(), Piece.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return before.piece(piece).flatMap(old -> seenBy(viewer, old, before));
  }

  private Optional<Effect> seenBy(Viewer viewer, Piece old, Position before) {
    Piece seen = next.at(old.place()).seenBy(viewer);
    if (old.isKnownTo(viewer)) {
      return Optional.of(next.isKnownTo(viewer) ? new Exchange(piece, seen) : new Remove(piece));
    }
    return next.isKnownTo(viewer)
        ? Optional.of(new Appear(seen, Secrecy.depthOf(old, viewer, before)))
        : Optional.empty();
  }
}
