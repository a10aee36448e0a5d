package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.board.tabletop.Figure.Stroke;

/**
 * How far an area covers a figure. Figures that only touch do not cover each other; a line is
 * covered where it passes through the inside.
 */
public enum Cover {
  NONE,
  PARTLY,
  WHOLLY;

  /** How far an area (a template, a wood, a zone of fire) covers a figure (a base). */
  public static Cover of(Figure area, Figure figure) {
    if (!overlap(area, figure)) {
      return NONE;
    }
    return wholly(area, figure) ? WHOLLY : PARTLY;
  }

  /**
   * Whether two figures have more than their rims in common; for a line, whether it passes through
   * the other's inside.
   */
  public static boolean overlap(Figure a, Figure b) {
    if (a instanceof Disc disc) {
      return Nearness.fromSpot(disc.centre(), b, disc.radius()) < 0;
    }
    if (b instanceof Disc disc) {
      return Nearness.fromSpot(disc.centre(), a, disc.radius()) < 0;
    }
    for (List<Spot> one : pieces(a)) {
      for (List<Spot> other : pieces(b)) {
        if (!apart(one, other) && !apart(other, one)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean wholly(Figure area, Figure figure) {
    if (area instanceof Disc round) {
      return figure instanceof Disc disc
          ? round.radius() >= disc.radius()
              && reach(round.centre(), disc.centre(), round.radius() - disc.radius())
          : Nearness.spots(figure).stream()
              .allMatch(spot -> reach(round.centre(), spot, round.radius()));
    }
    if (!(area instanceof Polygon polygon)) {
      return false;
    }
    if (figure instanceof Disc disc) {
      return polygon.contains(disc.centre()) && rimClear(polygon, disc);
    }
    return Nearness.spots(figure).stream().allMatch(polygon::contains) && !rimCuts(polygon, figure);
  }

  private static boolean reach(Spot from, Spot to, long far) {
    return from.square(to) <= far * far;
  }

  private static boolean rimClear(Polygon polygon, Disc disc) {
    return rim(polygon).stream()
        .allMatch(
            side -> Nearness.fromSide(disc.centre(), side.get(0), side.get(1), disc.radius()) >= 0);
  }

  /** Whether a side of the area passes through the inside of the figure. */
  private static boolean rimCuts(Polygon polygon, Figure figure) {
    return rim(polygon).stream().anyMatch(side -> overlap(new Stroke(side), figure));
  }

  private static List<List<Spot>> rim(Polygon polygon) {
    List<List<Spot>> sides = new ArrayList<>();
    List<Spot> corners = polygon.corners();
    for (int n = 0; n < corners.size(); n++) {
      sides.add(List.of(corners.get(n), corners.get((n + 1) % corners.size())));
    }
    return sides;
  }

  private static List<List<Spot>> pieces(Figure figure) {
    if (figure instanceof Polygon polygon) {
      return polygon.pieces();
    }
    List<List<Spot>> pieces = new ArrayList<>();
    List<Spot> spots = Nearness.spots(figure);
    for (int n = 1; n < spots.size(); n++) {
      pieces.add(spots.subList(n - 1, n + 1));
    }
    return pieces;
  }

  /**
   * Whether a line along some side of one convex piece has none of the other on the piece's side of
   * it.
   */
  private static boolean apart(List<Spot> one, List<Spot> other) {
    for (int n = 0; n < one.size(); n++) {
      Spot a = one.get(n);
      Spot b = one.get((n + 1) % one.size());
      long most = Long.MIN_VALUE;
      for (Spot spot : other) {
        most = Math.max(most, a.cross(b, spot));
      }
      if (most <= 0) {
        return true;
      }
    }
    return false;
  }
}
