package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** A piece is from now on known to these alone; the others see it go. */
public record Hide(PieceId piece, Audience knownTo) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.piece(piece).knownTo(knownTo));
  }

  @Override
  public Data write() {
    return Row.of("hide").add(piece.id()).add(knownTo.text()).written();
  }

  static Hide read(Row row) {
    return new Hide(row.piece(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return before.piece(piece).flatMap(old -> Reveal.seenBy(this, old, knownTo, viewer, before));
  }
}
