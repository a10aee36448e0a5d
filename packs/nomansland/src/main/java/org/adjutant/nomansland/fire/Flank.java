package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.sight.SightLine;

/**
 * Flanking Fire (2.1.3.2.l): by which hexsides, 1 to 6 clockwise from north, fire enters a hex, and
 * which of them lie opposite.
 */
public final class Flank {
  /** When two directions are opposite (an interpretation). */
  static final String OPPOSITE = "nomansland:NI-122";

  private static final int EXACTLY = 2;
  private static final int ANY_TWO = 3;

  private Flank() {}

  /** The hexsides by which a line enters its last hex: one, or two if it comes along an edge. */
  public static List<Integer> entries(Ground ground, SightLine line) {
    List<Integer> entries = new ArrayList<>();
    for (Hexside side : line.entrances()) {
      Hex outside = side.a().equals(line.to()) ? side.b() : side.a();
      entries.add(ground.direction(line.to(), outside));
    }
    return entries;
  }

  /**
   * Whether fire by any of these hexsides is opposite to fire by any of the earlier ones.
   *
   * @param reading of {@link #OPPOSITE}: 1 two or three sides apart; 2 three apart; 3 any other
   */
  public static boolean isOpposite(List<Integer> entries, List<Integer> earlier, int reading) {
    if (reading == ANY_TWO) {
      return !entries.containsAll(earlier);
    }
    for (int now : entries) {
      for (int before : earlier) {
        int apart = Math.abs(now - before);
        if (Math.min(apart, 6 - apart) >= (reading == EXACTLY ? 3 : 2)) {
          return true;
        }
      }
    }
    return false;
  }
}
