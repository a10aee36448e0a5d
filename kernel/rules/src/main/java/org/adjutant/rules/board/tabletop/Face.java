package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.DataException;

/**
 * A side of a base, and the ground before it. A round base has the sides of the square round it.
 */
public enum Face {
  FRONT,
  RIGHT,
  REAR,
  LEFT;

  private static final int QUARTER = Sines.TURN / 4;

  /** The way the face looks, in hundredths of a degree, when the base faces as its point says. */
  public int facing(Point point) {
    return (point.facing() + ordinal() * QUARTER) % Sines.TURN;
  }

  /** The left end of the face, as one looks out from the base. */
  public Spot leftEnd(Base base, Point point) {
    return base.corner(
        point, this == FRONT || this == RIGHT ? 1 : -1, this == RIGHT || this == REAR ? 1 : -1);
  }

  /** The right end of the face, as one looks out from the base. */
  public Spot rightEnd(Base base, Point point) {
    return values()[(ordinal() + 1) % 4].leftEnd(base, point);
  }

  /** The middle of the face. */
  public Spot middle(Base base, Point point) {
    return base.corner(
        point,
        this == FRONT ? 1 : this == REAR ? -1 : 0,
        this == RIGHT ? 1 : this == LEFT ? -1 : 0);
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
    if (Arc.ahead(QUARTER / 2).holds(point, target)) {
      return FRONT;
    }
    if (new Arc(QUARTER + QUARTER / 2, 2 * QUARTER + QUARTER / 2).holds(point, target)) {
      return REAR;
    }
    return new Arc(0, 2 * QUARTER).holds(point, target) ? RIGHT : LEFT;
  }
}
