package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.DataException;

/**
 * A side of a base, and the ground before it. A round base has the sides of the square round it.
 */
public enum Face {
  FRONT(0, 1, -1),
  RIGHT(9000, 1, 1),
  REAR(18000, -1, 1),
  LEFT(27000, -1, -1);

  private static final int EIGHTH = Sines.TURN / 8;

  private final int turn;

  /** Where the left end lies, as {@link Base#corner} takes it. */
  private final int ahead;

  private final int right;

  Face(int turn, int ahead, int right) {
    this.turn = turn;
    this.ahead = ahead;
    this.right = right;
  }

  /** The way the face looks, in hundredths of a degree, when the base faces as its point says. */
  public int facing(Point point) {
    return (point.facing() + turn) % Sines.TURN;
  }

  /** The left end of the face, as one looks out from the base. */
  public Spot leftEnd(Base base, Point point) {
    return base.corner(point, ahead, right);
  }

  /** The right end of the face, as one looks out from the base. */
  public Spot rightEnd(Base base, Point point) {
    return base.corner(point, -right, ahead);
  }

  /** The middle of the face. */
  public Spot middle(Base base, Point point) {
    return base.corner(point, (ahead - right) / 2, (ahead + right) / 2);
  }

  /**
   * The arc of fire of the face: all that lies before it between a ray from each of its ends,
   * turned outward.
   *
   * @param spread how far the rays turn outward, 0 to 8000 hundredths of a degree
   * @param reach how far straight out the arc is drawn, in millimetres; whether a target is in
   *     range is asked of {@link Nearness}
   */
  public Polygon arc(Base base, Point point, int spread, int reach) {
    if (spread < 0 || spread > 8000) {
      throw new DataException(
          "an arc spreads 0 to 80 degrees at each end, not " + spread + " hundredths");
    }
    long out = reach * Spot.MM;
    long aside = out * Sines.sin(spread) / Sines.cos(spread);
    return outward(base, point, out, aside);
  }

  /**
   * A strip straight out from the face, so many millimetres wider than it at each end, and so long.
   */
  public Polygon strip(Base base, Point point, int wider, int reach) {
    long aside = wider * Spot.MM;
    Spot left = leftEnd(base, point).moved(facing(point), 0, -aside);
    Spot right = rightEnd(base, point).moved(facing(point), 0, aside);
    long out = reach * Spot.MM;
    return Polygon.of(
        left, left.moved(facing(point), out, 0), right.moved(facing(point), out, 0), right);
  }

  private Polygon outward(Base base, Point point, long out, long aside) {
    Spot left = leftEnd(base, point);
    Spot right = rightEnd(base, point);
    return Polygon.of(
        left,
        left.moved(facing(point), out, -aside),
        right.moved(facing(point), out, aside),
        right);
  }

  /**
   * The face that looks towards a spot, seen from the centre of the base: each a quarter of the
   * round, the bounds counting as front or rear.
   */
  public static Face towards(Point point, Spot target) {
    if (Arc.ahead(EIGHTH).holds(point, target)) {
      return FRONT;
    }
    if (new Arc(3 * EIGHTH, 5 * EIGHTH).holds(point, target)) {
      return REAR;
    }
    return new Arc(0, 4 * EIGHTH).holds(point, target) ? RIGHT : LEFT;
  }
}
