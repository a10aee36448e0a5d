package org.adjutant.loos.series.outlook;

import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

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
  static int worth(Situation situation, SideId side, Map<Hex, Integer> goals) {
    List<Unit> units = situation.units(side);
    int worth = 0;
    for (Map.Entry<Hex, Integer> goal : goals.entrySet()) {
      int nearest = Integer.MAX_VALUE;
      for (Unit unit : units) {
        int far = situation.grid().distance(unit.hex().orElseThrow(), goal.getKey());
        nearest = Math.min(nearest, far);
      }
      boolean open = situation.isVacant(goal.getKey());
      worth += goal.getValue() * percent(nearest, open) / PERCENT;
    }
    for (Unit unit : units) {
      int nearest = goals.isEmpty() ? 0 : FAR;
      for (Hex goal : goals.keySet()) {
        nearest = Math.min(nearest, situation.grid().distance(unit.hex().orElseThrow(), goal));
      }
      worth -= 2 * nearest;
    }
    return worth;
  }

  private static int percent(int nearest, boolean open) {
    int drawn = Math.max(0, FAR - nearest);
    return open ? drawn + (nearest <= NEXT ? 30 : nearest <= SOON ? 10 : 0) : drawn;
  }
}
