package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A piece has so many steps from now on, 0 or more. */
public record SetSteps(PieceId piece, int steps) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.piece(piece).withSteps(steps));
  }

  @Override
  public Data write() {
    return Row.of("steps").add(piece.id()).add(steps).written();
  }

  static SetSteps read(Row row) {
    return new SetSteps(row.piece(), row.number());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Secrecy.ofPiece(this, piece, viewer, before);
  }
}
