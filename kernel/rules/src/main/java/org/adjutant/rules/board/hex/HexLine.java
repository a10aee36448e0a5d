package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;

/**
 * The straightest way from hex to hex: one hex a step, each the nearest to the line between the two
 * centres. What a line of sight crosses is another question, and {@code SightLine} answers it.
 */
public final class HexLine {
  private HexLine() {}

  /**
   * The hexes from one to another, both included. Where two are equally near, the one with the
   * lesser number is taken, so that the way back has the same hexes; those the map lacks are left
   * out.
   */
  public static List<Hex> between(HexGrid grid, Hex from, Hex to) {
    Axial start = grid.axial(from);
    Axial way = grid.axial(to).minus(start);
    int steps = way.length();
    List<Hex> line = new ArrayList<>(steps + 1);
    line.add(grid.at(grid.index(from)));
    for (int n = 1; n <= steps; n++) {
      long q = (long) start.q() * steps + (long) way.q() * n;
      long r = (long) start.r() * steps + (long) way.r() * n;
      int nearest = nearest(grid, q, r, steps);
      if (nearest >= 0) {
        line.add(grid.at(nearest));
      }
    }
    return line;
  }

  /** The number of the hex nearest to a place given in fractions, or -1. */
  private static int nearest(HexGrid grid, long q, long r, int parts) {
    int best = -1;
    long least = Long.MAX_VALUE;
    for (int corner = 0; corner < 4; corner++) {
      Axial at =
          new Axial(
              (int) Math.floorDiv(q, parts) + corner / 2,
              (int) Math.floorDiv(r, parts) + corner % 2);
      long dq = q - (long) at.q() * parts;
      long dr = r - (long) at.r() * parts;
      long far = dq * dq + dq * dr + dr * dr;
      int index = grid.at(at).map(grid::index).orElse(-1);
      if (far < least || far == least && index >= 0 && (best < 0 || index < best)) {
        least = far;
        best = index;
      }
    }
    return best;
  }
}
