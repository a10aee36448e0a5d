package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.DataException;

/** Cuts an area into convex pieces: itself if it is convex, else triangles, ear by ear. */
final class Pieces {
  private Pieces() {}

  static List<List<Spot>> of(List<Spot> clockwise) {
    if (convex(clockwise)) {
      return List.of(clockwise);
    }
    List<List<Spot>> pieces = new ArrayList<>();
    List<Spot> rest = new ArrayList<>(clockwise);
    while (rest.size() > 2) {
      int ear = ear(rest);
      List<Spot> triangle = triangle(rest, ear);
      if (turn(triangle) > 0) {
        pieces.add(triangle);
      }
      rest.remove(ear);
    }
    return List.copyOf(pieces);
  }

  private static boolean convex(List<Spot> corners) {
    for (int n = 0; n < corners.size(); n++) {
      if (turn(triangle(corners, n)) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * A corner that can be cut off: one in a straight line, or one whose triangle holds no other
   * corner.
   */
  private static int ear(List<Spot> corners) {
    for (int n = 0; n < corners.size(); n++) {
      List<Spot> triangle = triangle(corners, n);
      long turn = turn(triangle);
      if (turn == 0 || turn > 0 && corners.stream().noneMatch(spot -> blocks(spot, triangle))) {
        return n;
      }
    }
    throw new DataException("an area needs sides that neither cross nor touch: " + corners);
  }

  private static boolean blocks(Spot spot, List<Spot> triangle) {
    return !triangle.contains(spot)
        && spot.cross(triangle.get(0), triangle.get(1)) >= 0
        && spot.cross(triangle.get(1), triangle.get(2)) >= 0
        && spot.cross(triangle.get(2), triangle.get(0)) >= 0;
  }

  private static List<Spot> triangle(List<Spot> corners, int n) {
    int size = corners.size();
    return List.of(corners.get((n + size - 1) % size), corners.get(n), corners.get((n + 1) % size));
  }

  private static long turn(List<Spot> triangle) {
    return triangle.get(0).cross(triangle.get(1), triangle.get(2));
  }
}
