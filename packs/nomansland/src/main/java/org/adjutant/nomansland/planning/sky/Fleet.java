package org.adjutant.nomansland.planning.sky;

import java.util.List;
import java.util.function.Predicate;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/** The aircraft of a side: on the ground and in the Sky Domination box. */
record Fleet(Position position, SideId side) {

  static Fleet of(Position position, SideId side) {
    return new Fleet(position, side);
  }

  /** Fighters that could be committed (1.3.a, 1.3.b). */
  List<Piece> fightersAtHome() {
    return home(piece -> piece.kind().equals(Kind.FIGHTER));
  }

  /** Reconnaissance Aircraft and Balloons that are not in the sky yet. */
  List<Piece> scoutsAtHome() {
    return home(piece -> !piece.kind().equals(Kind.FIGHTER));
  }

  private List<Piece> home(Predicate<Piece> which) {
    return at(Mark.aerodrome(side), which);
  }

  /** Everything of the side in the Sky Domination box. */
  List<Piece> committed() {
    return at(Mark.SKY_BOX, piece -> true);
  }

  /** Those committed that roll a die: all but Balloons, or Aces alone (1.3.c, 1.3.f, 1.4.1.1.a). */
  List<Piece> shooting(boolean acesAlone) {
    return at(
        Mark.SKY_BOX,
        piece -> !piece.kind().equals(Kind.BALLOON) && (!acesAlone || piece.flag(Mark.ACE)));
  }

  private List<Piece> at(String box, Predicate<Piece> which) {
    return position.at(Place.box(box)).stream()
        .filter(piece -> piece.side().equals(side) && which.test(piece))
        .toList();
  }
}
