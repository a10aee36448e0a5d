package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A piece that was there already comes into a viewer's sight. It stands in views only, for a {@link
 * Reveal} or an {@link Exchange}.
 *
 * @param depth how many pieces lie below it in its stack
 */
public record Appear(Piece piece, int depth) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.create(piece, depth);
  }

  @Override
  public Data write() {
    return Row.of("appear").add(piece.write()).add(depth).written();
  }

  static Appear read(Row row) {
    return new Appear(Piece.read(row.data()), row.number());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return piece.isKnownTo(viewer)
        ? Optional.of(
            new Appear(
                piece.seenBy(viewer),
                Secrecy.depth(depth, piece.id(), piece.place(), viewer, before)))
        : Optional.empty();
  }
}
