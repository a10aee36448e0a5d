package org.adjutant.loos.campaign.outlook;

import java.util.Arrays;
import org.adjutant.loos.series.combat.clash.CombatResult;

/**
 * How likely the British are to enter an entry hex (12.1) in one movement phase or in two, in
 * thousandths: for certain, if nobody bars a way to it; by an attack on whoever is in it; or by an
 * advance past a German who stands before it while it is empty (16: an advance may go one hex
 * beside the one taken).
 */
final class Danger {
  static final int CERTAIN = 1_000;

  /** An empty entry hex may be entered by an advance, if the British win next to it. */
  private static final int BY_AN_ADVANCE = 450;

  /** So near an empty entry hex an advance may begin. */
  private static final int BEFORE_AN_ADVANCE = 2;

  /** No more British units than this come together for one attack. */
  private static final int TOGETHER = 3;

  /** Hexes that a British unit goes in a phase at most: by road half a point each (5.4.1). */
  private static final int WALK = 10;

  /** What a British marker rolls at its best; one on a lone battalion opens the hex (17.4). */
  private static final int DICE = 3;

  private final Muster muster;
  private final Chart chart;
  private final Odds odds;
  private final int[] reach;

  Danger(Muster muster, Odds odds, int[] reach) {
    this.muster = muster;
    this.chart = muster.chart;
    this.odds = odds;
    this.reach = reach;
  }

  /**
   * @param phases 1 or 2
   */
  int of(int entry, int phases) {
    if (!muster.holds(false, entry)) {
      return reach[entry] <= phases ? CERTAIN : comesNear(entry, phases) ? BY_AN_ADVANCE : 0;
    }
    int room = room(entry, phases);
    if (room == 0 || muster.hasReserve(entry)) {
      return 0;
    }
    Body guard = muster.front(entry);
    int differential = strongest(entry, room, phases) - guard.defence();
    int[] faces = odds.faces(chart.line(entry, Chart.OPEN), differential);
    int lost = faces[CombatResult.DE.ordinal()];
    if (guard.steps() == 1) {
      lost +=
          faces[CombatResult.EX.ordinal()]
              + faces[CombatResult.D2.ordinal()]
              + faces[CombatResult.D3.ordinal()];
    }
    int attacked = CERTAIN * lost / Odds.FACES;
    int shelled = odds.hits(chart.line(entry, Chart.OPEN), DICE);
    return guard.steps() == 1 ? Math.max(attacked, shelled) : attacked;
  }

  private boolean comesNear(int entry, int phases) {
    for (int at = 0; at < chart.size; at++) {
      if (reach[at] <= phases && chart.distance(at, entry) <= BEFORE_AN_ADVANCE) {
        return true;
      }
    }
    return false;
  }

  /** From how many hexes the British may attack the entry hex. */
  private int room(int entry, int phases) {
    int room = 0;
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[entry * Chart.SIDES + exit];
      room += next >= 0 && reach[next] <= phases ? 1 : 0;
    }
    return Math.min(room, TOGETHER);
  }

  /** The attack strength of so many of the British that are near enough. */
  private int strongest(int entry, int room, int phases) {
    int[] best = new int[room];
    for (Body body : muster.bodies()) {
      if (body.british()
          && body.attack() > best[0]
          && chart.distance(body.at(), entry) <= 1 + phases * WALK) {
        best[0] = body.attack();
        Arrays.sort(best);
      }
    }
    return Arrays.stream(best).sum();
  }
}
