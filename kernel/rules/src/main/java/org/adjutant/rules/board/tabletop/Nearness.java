package org.adjutant.rules.board.tabletop;

import java.util.List;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.board.tabletop.Figure.Stroke;
import org.adjutant.rules.data.DataException;

/**
 * How near two figures are, edge to edge; figures that touch or overlap are 0 apart. Only
 * comparisons with a given distance are made, of squares and in whole numbers, so they are exact.
 */
public final class Nearness {
  private static final int FARTHEST = 3_000_000;

  private Nearness() {}

  /** Whether two figures are so many millimetres apart or less ("within", "up to"). */
  public static boolean within(Figure a, Figure b, int millimetres) {
    return compare(a, b, millimetres * Spot.MM) <= 0;
  }

  /** Whether two figures are less than so many millimetres apart ("under"). */
  public static boolean under(Figure a, Figure b, int millimetres) {
    return compare(a, b, millimetres * Spot.MM) < 0;
  }

  /** Whether two figures touch or overlap. */
  public static boolean touching(Figure a, Figure b) {
    return compare(a, b, 0) == 0;
  }

  /**
   * The distance of two figures in millimetres, rounded up: the least for which {@link #within}
   * holds.
   */
  public static int distance(Figure a, Figure b) {
    int low = -1;
    int high = FARTHEST;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (within(a, b, middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  /**
   * Less than 0, 0 or more than 0, as the distance is less than, equal to or more than so many
   * hundredths of a millimetre.
   */
  static int compare(Figure a, Figure b, long far) {
    if (far < 0 || far > FARTHEST * Spot.MM) {
      throw new DataException("a distance is 0 to " + FARTHEST + " mm, not " + far / Spot.MM);
    }
    int sign;
    if (a instanceof Disc disc) {
      sign = fromSpot(disc.centre(), b, far + disc.radius());
    } else if (b instanceof Disc disc) {
      sign = fromSpot(disc.centre(), a, far + disc.radius());
    } else {
      sign = edges(a, b, far);
    }
    return far == 0 ? Math.max(0, sign) : sign;
  }

  private static int edges(Figure a, Figure b, long far) {
    List<Spot> first = spots(a);
    List<Spot> second = spots(b);
    if (holds(a, second.get(0)) || holds(b, first.get(0))) {
      return Long.signum(-far);
    }
    int least = 1;
    for (int n = 0; n < sides(a); n++) {
      Spot from = first.get(n);
      Spot to = first.get((n + 1) % first.size());
      for (int m = 0; m < sides(b); m++) {
        Spot start = second.get(m);
        Spot end = second.get((m + 1) % second.size());
        int sign =
            meet(from, to, start, end)
                ? Long.signum(-far)
                : Math.min(
                    Math.min(fromSide(from, start, end, far), fromSide(to, start, end, far)),
                    Math.min(fromSide(start, from, to, far), fromSide(end, from, to, far)));
        least = Math.min(least, sign);
      }
    }
    return least;
  }

  /** As {@link #compare}, for a spot and a figure. */
  static int fromSpot(Spot spot, Figure figure, long far) {
    if (figure instanceof Disc disc) {
      return compareSquare(spot.square(disc.centre()), far + disc.radius());
    }
    if (holds(figure, spot)) {
      return Long.signum(-far);
    }
    List<Spot> spots = spots(figure);
    int least = 1;
    for (int n = 0; n < sides(figure); n++) {
      least = Math.min(least, fromSide(spot, spots.get(n), spots.get((n + 1) % spots.size()), far));
    }
    return least;
  }

  /** As {@link #compare}, for a spot and the straight line between two others. */
  static int fromSide(Spot spot, Spot a, Spot b, long far) {
    long length = a.square(b);
    long along = a.dot(spot, b);
    if (along <= 0) {
      return compareSquare(a.square(spot), far);
    }
    if (along >= length) {
      return compareSquare(b.square(spot), far);
    }
    long cross = Math.abs(a.cross(b, spot));
    return compareProducts(cross, cross, far * far, length);
  }

  private static int compareSquare(long square, long far) {
    return Long.compare(square, Math.multiplyExact(far, far));
  }

  /** Compares a x b with c x d, none of them negative, to their full 128 bits. */
  private static int compareProducts(long a, long b, long c, long d) {
    int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
    return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
  }

  /** Whether two straight lines, ends included, have a spot in common. */
  static boolean meet(Spot a, Spot b, Spot c, Spot d) {
    int abc = Long.signum(a.cross(b, c));
    int abd = Long.signum(a.cross(b, d));
    int cda = Long.signum(c.cross(d, a));
    int cdb = Long.signum(c.cross(d, b));
    if (abc * abd < 0 && cda * cdb < 0) {
      return true;
    }
    return abc == 0 && c.dot(a, b) <= 0
        || abd == 0 && d.dot(a, b) <= 0
        || cda == 0 && a.dot(c, d) <= 0
        || cdb == 0 && b.dot(c, d) <= 0;
  }

  private static boolean holds(Figure figure, Spot spot) {
    return figure instanceof Polygon polygon && polygon.contains(spot);
  }

  /** The corners of a figure with straight sides. */
  static List<Spot> spots(Figure figure) {
    if (figure instanceof Polygon polygon) {
      return polygon.corners();
    }
    return figure instanceof Stroke stroke ? stroke.spots() : List.of();
  }

  /** How many straight sides a figure has; a line has one fewer than it has spots. */
  static int sides(Figure figure) {
    return spots(figure).size() - (figure instanceof Stroke ? 1 : 0);
  }
}
