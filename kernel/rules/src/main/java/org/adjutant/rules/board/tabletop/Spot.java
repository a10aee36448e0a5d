package org.adjutant.rules.board.tabletop;

import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.DataException;

/**
 * A spot on the tabletop, in hundredths of a millimetre from the left and far edges. It lies within
 * a kilometre of the corner, so that no product of lengths overflows.
 */
public record Spot(long x, long y) {
  /** Hundredths in a millimetre. */
  public static final long MM = 100;

  private static final long LIMIT = 100_000_000;

  public Spot {
    if (Math.abs(x) > LIMIT || Math.abs(y) > LIMIT) {
      throw new DataException(
          "a tabletop reaches a kilometre each way; " + x / MM + "," + y / MM + " mm lies beyond");
    }
  }

  /** The spot a base's point stands for, its facing left out. */
  public static Spot of(Point point) {
    return new Spot(point.x() * MM, point.y() * MM);
  }

  public static Spot ofMillimetres(int x, int y) {
    return new Spot(x * MM, y * MM);
  }

  /**
   * The spot so far away, rounded to a hundredth of a millimetre, halves away from this spot.
   *
   * @param facing hundredths of a degree clockwise from the far edge
   * @param ahead hundredths of a millimetre in that direction, less than 0 for back
   * @param right hundredths of a millimetre to the right of it, less than 0 for left
   */
  public Spot moved(int facing, long ahead, long right) {
    long sin = Sines.sin(facing);
    long cos = Sines.cos(facing);
    long across = Math.addExact(Math.multiplyExact(ahead, sin), Math.multiplyExact(right, cos));
    long down = Math.subtractExact(Math.multiplyExact(right, sin), Math.multiplyExact(ahead, cos));
    return new Spot(x + rounded(across), y + rounded(down));
  }

  private static long rounded(long parts) {
    long half = Sines.ONE / 2;
    return parts < 0 ? -((half - parts) / Sines.ONE) : (half + parts) / Sines.ONE;
  }

  /** The square of the distance to another spot. */
  long square(Spot other) {
    return (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y);
  }

  /**
   * More than 0 if, seen from here, going from {@code a} to {@code b} is a turn clockwise; 0 if
   * they lie in line.
   */
  long cross(Spot a, Spot b) {
    return (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x);
  }

  /** The inner product of the ways from here to two spots. */
  long dot(Spot a, Spot b) {
    return (a.x - x) * (b.x - x) + (a.y - y) * (b.y - y);
  }
}
