package org.adjutant.loos.campaign.outlook;

import java.util.Arrays;

/**
 * How many movement phases the nearest British unit needs to every hex, by movement alone: Germans
 * bar their hexes, their ZOC ends the move of who comes from outside, and a step from ZOC to ZOC
 * takes a whole phase (6.1).
 */
final class Reach {
  /** Farther than this is not told apart. */
  static final int PHASES = 2;

  /** What a British unit may spend in a phase, in half movement points. */
  private static final int PHASE = 10;

  private static final int MOST = PHASES * PHASE;
  private static final int AT_FIRST = 32;

  private final Muster muster;
  private final Chart chart;
  private final boolean[] zone;
  private final int[] spent;
  private final int[][] waiting;
  private final int[] lengths = new int[MOST + 1];

  private Reach(Muster muster) {
    this.muster = muster;
    this.chart = muster.chart;
    this.zone = muster.zone(false);
    this.spent = new int[chart.size];
    this.waiting = new int[MOST + 1][AT_FIRST];
    Arrays.fill(spent, MOST + 1);
  }

  /** In phases, by the number of the hex; {@link #PHASES} and one more for all farther off. */
  static int[] ofBritish(Muster muster) {
    Reach reach = new Reach(muster);
    for (Body body : muster.bodies()) {
      if (body.british()) {
        reach.put(body.at(), 0);
      }
    }
    return reach.phases();
  }

  private int[] phases() {
    for (int cost = 0; cost < MOST; cost++) {
      for (int n = 0; n < lengths[cost]; n++) {
        int at = waiting[cost][n];
        if (spent[at] == cost) {
          goOn(at);
        }
      }
    }
    int[] phases = new int[chart.size];
    for (int at = 0; at < chart.size; at++) {
      phases[at] = wholePhases(spent[at]) / PHASE;
    }
    return phases;
  }

  private void goOn(int at) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[at * Chart.SIDES + exit];
      if (next >= 0 && !muster.holds(false, next)) {
        put(next, after(at, next, chart.costs[at * Chart.SIDES + exit]));
      }
    }
  }

  private int after(int at, int next, int step) {
    int from = spent[at];
    if (step > PHASE) {
      return MOST + 1;
    }
    if (zone[next] && zone[at]) {
      return wholePhases(from) + PHASE;
    }
    int to = from + step > wholePhases(from + 1) ? wholePhases(from) + step : from + step;
    return zone[next] ? wholePhases(to) : to;
  }

  private static int wholePhases(int cost) {
    return (cost + PHASE - 1) / PHASE * PHASE;
  }

  private void put(int at, int cost) {
    if (cost <= MOST && cost < spent[at]) {
      spent[at] = cost;
      if (lengths[cost] == waiting[cost].length) {
        waiting[cost] = Arrays.copyOf(waiting[cost], 2 * lengths[cost]);
      }
      waiting[cost][lengths[cost]++] = at;
    }
  }
}
