package org.adjutant.walks.flandersfields;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Base;
import org.adjutant.rules.board.tabletop.Figure;
import org.adjutant.rules.board.tabletop.Spot;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/** Bases on the table. Lengths in millimetres; the enemy is at the far edge. */
final class Table {
  static final SideId BRITISH = SideId.of("british");
  static final SideId GERMAN = SideId.of("german");
  static final String SUPPRESSIONS = "suppressions";

  /** The wire runs across the whole table, so far from the far edge. */
  static final int WIRE = 400;

  private static final Base STAND = new Base.Rectangle(40, 20);
  private static final Base CLOUD = new Base.Round(120);

  private Table() {}

  static Point point(Piece piece) {
    return (Point) piece.place();
  }

  static Figure figure(Piece piece) {
    return (piece.kind().equals("gas") ? CLOUD : STAND).at(point(piece));
  }

  static Spot spot(Piece piece) {
    return Spot.of(point(piece));
  }

  static List<Piece> company(Position view, String company) {
    return view.pieces(BRITISH).stream()
        .filter(p -> p.attribute("company").filter(c -> c.text().equals(company)).isPresent())
        .toList();
  }

  /** A front edge that touches the wire or is about to cross it. */
  static boolean atWire(Piece platoon) {
    int front = point(platoon).y() - STAND.depth() / 2;
    return front >= WIRE && front < WIRE + 20;
  }

  static boolean suppressed(Piece piece) {
    return piece.number(SUPPRESSIONS, 0) > 0;
  }

  /** One suppression more; the third kills. */
  static Effect suppress(Position position, Piece piece) {
    int next = position.piece(piece.id()).orElseThrow().number(SUPPRESSIONS, 0) + 1;
    return next >= 3
        ? new Remove(piece.id())
        : SetPieceAttribute.open(piece.id(), SUPPRESSIONS, Data.of(next));
  }

  static Optional<Piece> gun(Position position) {
    return position.piece("mg");
  }
}
