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
 */
public record Exchange(PieceId piece, Piece next) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    Piece old = draft.piece(piece);
    int depth = draft.depthOf(piece);
    draft.drop(piece);
    draft.create(next.at(old.place()));
    draft.move(next.id(), old.place(), depth);
  }

  @Override
  public Data write() {
    return Row.of("exchange").add(piece.id()).add(Pieces.write(next)).written();
  }

  static Exchange read(Row row) {
    return new Exchange(row.piece(), Pieces.read(row.data()));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    boolean old = before.piece(piece).filter(p -> p.knownTo().includes(viewer)).isPresent();
    boolean known = next.knownTo().includes(viewer);
    if (old && known) {
      return Optional.of(new Exchange(piece, next.seenBy(viewer)));
    }
    if (old) {
      return Optional.of(new Remove(piece));
    }
    return known
        ? before
            .piece(piece)
            .map(
                p ->
                    new Reveal(
                        next.at(p.place()).seenBy(viewer),
                        Secrecy.depth(Reveal.depthOf(before, p), p.place(), viewer, before)))
        : Optional.empty();
  }
}
