package org.adjutant.loos.series.outlook;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;

/** How near a side's units are to what they might yet take. */
final class Foothold {
  /** As far as a prize draws, in hexes. */
  private static final int FAR = 8;

  /** Within these distances a hex that nobody holds may be walked into. */
  private static final int NEXT = 3;

  private static final int SOON = 6;
  private static final int PERCENT = 100;

  private Foothold() {}

  /**
   * In hundredths of a point.
   *
   * @param goals what entering hexes is worth to the side
   */
  static int worth(Situation situation, List<Soldier> units, Map<Hex, Integer> goals) {
    HexGrid grid = situation.grid();
    int[] nearest = new int[units.size()];
    Arrays.fill(nearest, goals.isEmpty() ? 0 : FAR);
    int worth = 0;
    for (Map.Entry<Hex, Integer> goal : goals.entrySet()) {
      int at = grid.index(goal.getKey());
      int least = FAR;
      for (int n = 0; n < nearest.length; n++) {
        int far = grid.distance(units.get(n).at(), at);
        nearest[n] = Math.min(nearest[n], far);
        least = Math.min(least, far);
      }
      boolean open = situation.isVacant(goal.getKey());
      worth += goal.getValue() * percent(least, open) / PERCENT;
    }
    for (int far : nearest) {
      worth -= 2 * far;
    }
    return worth;
  }

  private static int percent(int nearest, boolean open) {
    int drawn = Math.max(0, FAR - nearest);
    return open ? drawn + (nearest <= NEXT ? 30 : nearest <= SOON ? 10 : 0) : drawn;
  }
}
