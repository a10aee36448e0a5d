package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A piece turns, in the title's unit of facing. */
public record Face(PieceId piece, int facing) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.piece(piece).facing(facing));
  }

  @Override
  public Data write() {
    return Row.of("face").add(piece.id()).add(facing).written();
  }

  static Face read(Row row) {
    return new Face(row.piece(), row.number());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Secrecy.ofPiece(this, piece, viewer, before);
  }
}
