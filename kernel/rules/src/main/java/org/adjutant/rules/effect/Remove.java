package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A piece is gone for good. (One that may come back moves to a box.) */
public record Remove(PieceId piece) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.drop(piece);
  }

  @Override
  public Data write() {
    return Row.of("remove").add(piece.id()).written();
  }

  static Remove read(Row row) {
    return new Remove(row.piece());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Secrecy.ofPiece(this, piece, viewer, before);
  }
}
