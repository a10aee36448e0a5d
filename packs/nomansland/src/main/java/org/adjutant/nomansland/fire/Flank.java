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
   * Whether fire by this line is opposite to fire by any of the earlier ones. A line along an edge
   * comes in halfway between its two hexsides.
   *
   * @param entries the hexsides by which the line enters, one or two
   * @param earlier the same of each earlier line
   * @param reading of {@link #OPPOSITE}: 1 two or three sides apart; 2 three apart; 3 any other
   */
  public static boolean isOpposite(
      List<Integer> entries, List<List<Integer>> earlier, int reading) {
    int least = reading == EXACTLY ? 3 : reading == ANY_TWO ? 1 : 2;
    return earlier.stream().anyMatch(each -> halfSides(entries, each) >= 2 * least);
  }

  /** How far apart two lines enter, in halves of a hexside (30 degrees), 0 to 6. */
  private static int halfSides(List<Integer> entries, List<Integer> others) {
    int apart = Math.abs(bearing(entries) - bearing(others));
    return Math.min(apart, 12 - apart);
  }

  private static int bearing(List<Integer> sides) {
    int first = sides.get(0);
    int last = sides.get(sides.size() - 1);
    boolean acrossNorth = Math.abs(first - last) > 1;
    return acrossNorth ? 1 : first + last;
  }
}
