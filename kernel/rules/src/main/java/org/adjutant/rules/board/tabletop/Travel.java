package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.data.DataException;

/**
 * Movement on the tabletop. Lengths are hundredths of a millimetre, each rounded up, so that a move
 * is never shorter than reckoned.
 */
public final class Travel {
  /** The ratio of a circle's rim to its diameter, in whole numbers of 2^-30. */
  private static final long PI_30 = 3_373_259_426L;

  private Travel() {}

  /** The way along a path of points, from each straight to the next; turning is left out. */
  public static long length(List<Point> path) {
    long sum = 0;
    for (int n = 1; n < path.size(); n++) {
      sum += rootUp(Spot.of(path.get(n - 1)).square(Spot.of(path.get(n))));
    }
    return sum;
  }

  /**
   * The way a corner goes when a base turns about its centre: along the arc, of a round base along
   * its rim.
   *
   * @param by hundredths of a degree, either way round
   */
  public static long turning(Base base, int by) {
    Point still = new Point(0, 0, 0);
    long radius =
        base instanceof Base.Round
            ? base.width() * Spot.MM / 2
            : rootUp(Spot.of(still).square(base.corner(still, 1, 1)));
    long scaled = Math.multiplyExact(radius * Math.abs((long) by), PI_30);
    long unit = (long) Sines.TURN / 2 * Sines.ONE;
    return Math.floorDiv(scaled + unit - 1, unit);
  }

  /**
   * How far the corner that travels farthest is carried, in a straight line, from one point and
   * facing to another.
   */
  public static long farthest(Base base, Point from, Point to) {
    if (base instanceof Base.Round) {
      return length(List.of(from, to));
    }
    long most = 0;
    for (int corner = 0; corner < 4; corner++) {
      int ahead = corner < 2 ? 1 : -1;
      int right = corner % 2 == 0 ? 1 : -1;
      most = Math.max(most, base.corner(from, ahead, right).square(base.corner(to, ahead, right)));
    }
    return rootUp(most);
  }

  /**
   * The point so many millimetres off in a direction, rounded to whole millimetres; the facing is
   * kept.
   */
  public static Point advance(Point from, int direction, int millimetres) {
    Spot spot = Spot.of(from).moved(direction, millimetres * Spot.MM, 0);
    return new Point(whole(spot.x()), whole(spot.y()), from.facing());
  }

  /** The point with its base turned clockwise, or the other way if less than 0. */
  public static Point turned(Point from, int by) {
    return new Point(from.x(), from.y(), Math.floorMod(from.facing() + by, Sines.TURN));
  }

  /** The ground a base passes over on a straight move, its facing as at the start all the way. */
  public static List<Figure> swept(Base base, Point from, Point to) {
    Point end = new Point(to.x(), to.y(), from.facing());
    List<Figure> ground = new ArrayList<>(List.of(base.at(from)));
    Spot start = Spot.of(from);
    Spot stop = Spot.of(end);
    if (!start.equals(stop)) {
      ground.add(
          base instanceof Base.Round
              ? Beam.towards(start, stop, base.width()).part(0, rootUp(start.square(stop)))
              : Hull.of(base.box(from), base.box(end)));
      ground.add(base.at(end));
    }
    return ground;
  }

  private static int whole(long hundredths) {
    return (int) Math.floorDiv(hundredths + Spot.MM / 2, Spot.MM);
  }

  /** The square root, rounded up to a whole number. */
  static long rootUp(long square) {
    if (square < 0) {
      throw new DataException("a square is 0 or more, not " + square);
    }
    long root = 0;
    for (long bit = 1L << 31; bit > 0; bit >>= 1) {
      long next = root + bit;
      if (next * next <= square && next < 3_037_000_500L) {
        root = next;
      }
    }
    return root * root == square ? root : root + 1;
  }
}
