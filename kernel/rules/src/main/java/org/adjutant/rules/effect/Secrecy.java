package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** What those may know of an effect who do not know of its piece. */
final class Secrecy {
  private Secrecy() {}

  static Optional<Effect> ofPiece(Effect effect, PieceId piece, Viewer viewer, Position before) {
    return before.piece(piece).filter(p -> p.knownTo().includes(viewer)).map(p -> effect);
  }

  /**
   * How deep in the stack a depth of the whole board is for a viewer who does not know every piece
   * there.
   */
  static int depth(int depth, Place place, Viewer viewer, Position before) {
    int seen = 0;
    int at = 0;
    for (Piece piece : before.at(place)) {
      if (at++ < depth && piece.knownTo().includes(viewer)) {
        seen++;
      }
    }
    return at <= depth ? Integer.MAX_VALUE : seen;
  }
}
