package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A piece is from now on known to these: the others of them see it appear as it is. (Attributes
 * have audiences of their own.)
 */
public record Reveal(PieceId piece, Audience to) implements Effect {
  /** Known to all. */
  public Reveal(PieceId piece) {
    this(piece, Audience.ALL);
  }

  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.piece(piece).knownTo(to));
  }

  @Override
  public Data write() {
    Row row = Row.of("reveal").add(piece.id());
    return (to.everyone() ? row : row.add(to.text())).written();
  }

  static Reveal read(Row row) {
    return new Reveal(row.piece(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return before.piece(piece).flatMap(old -> seenBy(this, old, to, viewer, before));
  }

  /** What a viewer sees of an effect that makes a piece known to an audience. */
  static Optional<Effect> seenBy(
      Effect effect, Piece old, Audience to, Viewer viewer, Position before) {
    boolean sees = to.includes(viewer);
    if (old.isKnownTo(viewer)) {
      return Optional.of(sees ? effect : new Remove(old.id()));
    }
    return sees
        ? Optional.of(
            new Appear(old.knownTo(to).seenBy(viewer), Secrecy.depthOf(old, viewer, before)))
        : Optional.empty();
  }
}
