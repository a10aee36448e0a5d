package org.adjutant.loos.series;

import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.position.SideId;

/** The names of the cups, papers, tallies and boxes that the series keeps in a position. */
public final class Stores {
  private static final String TURN = "turn-";

  /** Where eliminated units lie, with 0 steps. */
  public static final Box ELIMINATED = new Box("eliminated");

  /** Where units wait whose owner is to deploy them before the first turn (3.0). */
  public static final Box SET_UP = new Box("set-up");

  private Stores() {}

  /** The cup of a side's markers that are in its pool; each item is the number behind the plus. */
  public static String pool(SideId side) {
    return "pool:" + side.id();
  }

  /**
   * The cup of the markers a side has received this turn and not yet committed, in the order in
   * which they were drawn. Face down for both sides, unless the whole pool was received: then its
   * owner may look.
   */
  public static String received(SideId side) {
    return "received:" + side.id();
  }

  /** The cup of the markers a side has used this turn, face up. */
  public static String used(SideId side) {
    return "used:" + side.id();
  }

  /** The paper of a marker that a side has committed to the attack in progress, 1 or 2. */
  public static String committed(SideId side, int number) {
    return "committed:" + side.id() + ":" + number;
  }

  /** The tally of the markers allotted to a side for this turn. */
  public static String allotment(SideId side) {
    return "allotment:" + side.id();
  }

  /** Where reinforcements of a turn wait. */
  public static Box turn(int turn) {
    return new Box(TURN + turn);
  }

  /** The turn whose reinforcements wait at a place; 0 if it is no such box. */
  public static int turnOf(Place place) {
    if (!(place instanceof Box box) || !box.id().startsWith(TURN)) {
      return 0;
    }
    String digits = box.id().substring(TURN.length());
    int turn = 0;
    for (int n = 0; n < digits.length(); n++) {
      char digit = digits.charAt(n);
      if (digit < (n == 0 ? '1' : '0') || digit > '9' || n == 4) {
        return 0;
      }
      turn = turn * 10 + digit - '0';
    }
    return turn;
  }
}
