package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.rules.data.DataException;

/**
 * An area with straight sides that do not cross. It need not be convex; inside, it is kept as
 * convex pieces, which is what makes questions of overlap exact.
 */
public final class Polygon implements Figure {
  private final List<Spot> corners;
  private final List<List<Spot>> pieces;

  /**
   * @throws DataException if there are fewer than three corners, or sides cross, or there is no
   *     area
   */
  public Polygon(List<Spot> corners) {
    List<Spot> clockwise = new ArrayList<>(corners);
    long area = corners.size() < 3 ? 0 : area(corners);
    if (area == 0 || crossing(corners)) {
      throw new DataException(
          "an area needs three corners or more, in order round it, with sides that do not cross: "
              + corners);
    }
    if (area < 0) {
      Collections.reverse(clockwise);
    }
    this.corners = List.copyOf(clockwise);
    this.pieces = Pieces.of(this.corners);
  }

  public static Polygon of(Spot... corners) {
    return new Polygon(List.of(corners));
  }

  /** The corners, clockwise on the page. */
  public List<Spot> corners() {
    return corners;
  }

  /** Convex areas, clockwise, that make up this one. */
  List<List<Spot>> pieces() {
    return pieces;
  }

  /** Whether a spot lies in the area or on its rim. */
  public boolean contains(Spot spot) {
    for (List<Spot> piece : pieces) {
      boolean inside = true;
      for (int n = 0; n < piece.size() && inside; n++) {
        inside = spot.cross(piece.get(n), piece.get((n + 1) % piece.size())) >= 0;
      }
      if (inside) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Polygon shifted(Spot from, Spot to) {
    return new Polygon(corners.stream().map(corner -> shift(corner, from, to)).toList());
  }

  static Spot shift(Spot spot, Spot from, Spot to) {
    return new Spot(spot.x() + to.x() - from.x(), spot.y() + to.y() - from.y());
  }

  /** Twice the area, more than 0 if the corners run clockwise on the page. */
  private static long area(List<Spot> corners) {
    long sum = 0;
    for (int n = 1; n + 1 < corners.size(); n++) {
      sum += corners.get(0).cross(corners.get(n), corners.get(n + 1));
    }
    return sum;
  }

  private static boolean crossing(List<Spot> corners) {
    int size = corners.size();
    for (int a = 0; a < size; a++) {
      Spot before = corners.get((a + size - 1) % size);
      Spot after = corners.get((a + 1) % size);
      boolean folded =
          corners.get(a).cross(before, after) == 0 && corners.get(a).dot(before, after) > 0;
      if (folded) {
        return true;
      }
      for (int b = a + 1; b < size; b++) {
        boolean joined = b == a + 1 || a == 0 && b == size - 1;
        boolean same = corners.get(a).equals(corners.get(b));
        Spot end = corners.get((b + 1) % size);
        if (same || !joined && Nearness.meet(corners.get(a), after, corners.get(b), end)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Polygon polygon && corners.equals(polygon.corners);
  }

  @Override
  public int hashCode() {
    return corners.hashCode();
  }

  @Override
  public String toString() {
    return "Polygon" + corners;
  }
}
