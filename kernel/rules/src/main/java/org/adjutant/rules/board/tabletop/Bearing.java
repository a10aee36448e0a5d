package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.data.DataException;

/** Directions on the tabletop, in hundredths of a degree clockwise from the far edge. */
public final class Bearing {
  private static final int QUARTER = Sines.TURN / 4;

  private Bearing() {}

  /**
   * The direction from one spot to another, to the nearest hundredth of a degree, the lesser of two
   * equally near.
   *
   * @throws DataException if the spots are the same
   */
  public static int from(Spot from, Spot to) {
    if (from.equals(to)) {
      throw new DataException("there is no direction from a spot to itself");
    }
    int quarter = 0;
    while (turn(from, quarter, to) < 0 || turn(from, quarter + QUARTER, to) >= 0) {
      quarter += QUARTER;
    }
    int low = quarter;
    int high = quarter + QUARTER;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (turn(from, middle, to) >= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    boolean lower = turn(from, low, to) <= -turn(from, high, to);
    return (lower ? low : high) % Sines.TURN;
  }

  /**
   * The turn from one direction to another by the shorter way: -17999 to 18000, clockwise more than
   * 0.
   */
  public static int difference(int from, int to) {
    int clockwise = Math.floorMod(to - from, Sines.TURN);
    return clockwise > Sines.TURN / 2 ? clockwise - Sines.TURN : clockwise;
  }

  /**
   * Tells on which side of a ray a spot lies: more than 0 if clockwise of it by less than half a
   * turn, less than 0 if anticlockwise, 0 if on its line. It grows with the distance from the line.
   */
  static long turn(Spot from, int direction, Spot to) {
    long dx = to.x() - from.x();
    long dy = to.y() - from.y();
    return Sines.sin(direction) * dy + Sines.cos(direction) * dx;
  }
}
