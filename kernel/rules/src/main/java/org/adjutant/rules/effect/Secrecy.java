package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** What those may know of an effect who may not know all of it. */
final class Secrecy {
  private Secrecy() {}

  /** An effect on a piece, for those who know of the piece. */
  static Optional<Effect> ofPiece(Effect effect, PieceId piece, Viewer viewer, Position before) {
    return before.piece(piece).filter(p -> p.isKnownTo(viewer)).map(p -> effect);
  }

  /**
   * An effect that sets an entry for an audience: outside it a viewer loses what he could see under
   * the key before, and where he saw nothing he learns nothing.
   */
  static Optional<Effect> ofEntry(
      Effect effect, Audience audience, String key, Viewer viewer, Position before) {
    if (audience.includes(viewer)) {
      return Optional.of(effect);
    }
    return before.entry(key).flatMap(e -> e.seenBy(viewer)).map(seen -> new Forget(key));
  }

  /** An effect that clears an entry, for those who could see the entry. */
  static Optional<Effect> ofClearing(Effect effect, String key, Viewer viewer, Position before) {
    return before.entry(key).flatMap(e -> e.seenBy(viewer)).map(seen -> effect);
  }

  /**
   * How deep in the stack a depth of the whole board is for a viewer who does not know every piece
   * there. The piece that goes there counts itself not.
   */
  static int depth(int depth, PieceId going, Place place, Viewer viewer, Position before) {
    int below = 0;
    int seen = 0;
    for (Piece piece : before.at(place)) {
      if (piece.id().equals(going)) {
        continue;
      }
      if (below == depth) {
        return seen;
      }
      below++;
      seen += piece.isKnownTo(viewer) ? 1 : 0;
    }
    return Move.TOP;
  }

  /** How many pieces lie below a piece that the viewer knows of. */
  static int depthOf(Piece piece, Viewer viewer, Position before) {
    int seen = 0;
    for (Piece other : before.at(piece.place())) {
      if (other.id().equals(piece.id())) {
        break;
      }
      seen += other.isKnownTo(viewer) ? 1 : 0;
    }
    return seen;
  }
}
