package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A new piece comes into being at its place, on top of the stack there. */
public record Create(Piece piece) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.create(piece, Move.TOP);
  }

  @Override
  public Data write() {
    return Row.of("create").add(piece.write()).written();
  }

  static Create read(Row row) {
    return new Create(Piece.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return piece.isKnownTo(viewer)
        ? Optional.of(new Create(piece.seenBy(viewer)))
        : Optional.empty();
  }
}
