package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.board.Place.Point;

/**
 * An arc seen from the centre of a base, bounds included. Angles are hundredths of a degree
 * clockwise from straight ahead, and may be less than 0.
 *
 * @param from where it begins
 * @param to where it ends, clockwise of that; a full turn or more is everything
 */
public record Arc(int from, int to) {

  /** So many hundredths of a degree to either side of straight ahead. */
  public static Arc ahead(int eachSide) {
    return new Arc(-eachSide, eachSide);
  }

  /** Whether a spot lies in the arc of a base at a point; the centre itself does. */
  public boolean holds(Point point, Spot target) {
    Spot centre = Spot.of(point);
    int width = to - from;
    if (width < 0) {
      return false;
    }
    if (width >= Sines.TURN || centre.equals(target)) {
      return true;
    }
    long first = Bearing.turn(centre, point.facing() + from, target);
    long last = Bearing.turn(centre, point.facing() + to, target);
    if (width == 0) {
      return first == 0 && Bearing.turn(centre, point.facing() + from - Sines.TURN / 4, target) > 0;
    }
    return width <= Sines.TURN / 2 ? first >= 0 && last <= 0 : first >= 0 || last <= 0;
  }
}
