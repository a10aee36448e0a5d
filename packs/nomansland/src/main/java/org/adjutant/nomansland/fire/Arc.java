package org.adjutant.nomansland.fire;

import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Axial;
import org.adjutant.rules.board.hex.Tops;

/**
 * The front of a unit that fires only forward (2.1.3.1.o). Directions are those of the Scatter die,
 * 1 to 6 clockwise from north.
 */
public final class Arc {
  /** How wide the front is (an interpretation). */
  public static final String WIDTH = "nomansland:NI-120";

  private static final int CONE = 1;
  private static final int ADJACENT = 2;

  private Arc() {}

  /**
   * Whether a target lies before the front.
   *
   * @param facing 1 to 6
   * @param reading of {@link #WIDTH}: 1 sixty degrees to either side, edges included, at any range;
   *     2 the three adjacent front hexes alone; 3 ninety degrees to either side
   */
  public static boolean covers(Ground ground, Hex from, int facing, Hex to, int reading) {
    Axial way = ground.grid().axial(to).minus(ground.grid().axial(from));
    if (way.length() == 0) {
      return false;
    }
    if (reading == CONE || reading == ADJACENT) {
      return (reading == CONE || way.length() == 1)
          && cross(step(facing + 5), way) >= 0
          && cross(way, step(facing + 1)) >= 0;
    }
    Axial left = step(facing + 4).plus(step(facing + 5));
    return cross(left, way) >= 0;
  }

  /** One step in a direction; 7 is 1 again. */
  private static Axial step(int direction) {
    return Axial.step(Tops.FLAT, (direction - 1) % 6);
  }

  /** More than 0 if the second way lies clockwise of the first, within half a turn. */
  private static int cross(Axial first, Axial second) {
    return first.q() * second.r() - first.r() * second.q();
  }
}
