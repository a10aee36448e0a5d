package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * A piece becomes known to more, as it is in this effect: those who knew it see it change, the
 * others see it appear.
 *
 * @param depth how many pieces lie below it in its stack
 */
public record Reveal(Piece piece, int depth) implements Effect {
  /** Makes a piece of the position known to an audience. */
  public static Reveal of(Position position, PieceId id, Audience to) {
    Piece piece =
        position.piece(id).orElseThrow(() -> new BrokenEffectException("there is no piece " + id));
    return new Reveal(piece.knownTo(to), depthOf(position, piece));
  }

  static int depthOf(Position position, Piece piece) {
    return position.at(piece.place()).indexOf(piece);
  }

  @Override
  public void applyTo(Draft draft) {
    if (draft.find(piece.id()).isPresent()) {
      draft.replace(piece);
    } else {
      draft.create(piece);
      draft.move(piece.id(), piece.place(), depth);
    }
  }

  @Override
  public Data write() {
    return Row.of("reveal").add(Pieces.write(piece)).add(depth).written();
  }

  static Reveal read(Row row) {
    return new Reveal(Pieces.read(row.data()), row.number());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    if (!piece.knownTo().includes(viewer)) {
      return Optional.empty();
    }
    return Optional.of(
        new Reveal(piece.seenBy(viewer), Secrecy.depth(depth, piece.place(), viewer, before)));
  }
}
