package org.adjutant.nomansland.headquarters;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;

/** How far the Counter-Attack has come, as a position has it (2.2.3). */
record Plans(Position position) {
  /** Of the game: the turn in which a unit was boxed or the flare fired last. */
  static final String DONE_IN = "planned";

  /** Of the game: the turn in which the Counter-Attack was launched. */
  static final String LAUNCHED = "launched";

  /** Tally: rolls on the Counter-Attack Table that failed. */
  static final String FAILED = "counter-attack:failed";

  static final Place BOX = Place.box(Mark.COUNTER_ATTACK_BOX);

  /** The flare has gone up. */
  boolean signalled() {
    return flareTurn().isPresent();
  }

  /** The flare went up in an earlier turn. */
  boolean signalledBefore() {
    return flareTurn().filter(turn -> turn < position.clock().turn()).isPresent();
  }

  boolean launched() {
    return position.attribute(Subject.GAME, LAUNCHED).isPresent();
  }

  /** A unit was boxed, or the flare fired, in this phase. */
  boolean doneNow() {
    return turn(DONE_IN).filter(turn -> turn == position.clock().turn()).isPresent();
  }

  /** The units in the Counter-Attack box. */
  List<Piece> boxed() {
    return position.at(BOX);
  }

  int failed() {
    return position.tally(FAILED);
  }

  private Optional<Integer> flareTurn() {
    return turn(Mark.SOS);
  }

  private Optional<Integer> turn(String attribute) {
    return position.attribute(Subject.GAME, attribute).map(Data::integer);
  }
}
