package org.adjutant.loos.campaign.outlook;

import java.util.Arrays;

/**
 * How far everything is for one side, in half movement points, with what enemies on the way cost in
 * time: their ZOC a good part of a turn, they themselves as long as it takes to beat them.
 */
final class Marches {
  /** Farther than this counts as this. */
  static final int FAR = 100;

  private static final int INTO_ZONE = 6;
  private static final int ZONE_TO_ZONE = 10;
  private static final int FIGHT = 12;
  private static final int PER_DEFENCE = 3;

  private final Chart chart;
  private final boolean[] zone;

  /** What entering each hex costs more. */
  private final int[] more;

  private final boolean backwards;
  private final int[] far;
  private final int[] first = new int[FAR + 1];
  private final int[] next;
  private final int[] node;
  private int used;

  private Marches(Muster muster, boolean british, boolean backwards) {
    this.chart = muster.chart;
    this.zone = muster.zone(!british);
    this.backwards = backwards;
    this.far = new int[chart.size];
    this.more = british ? new int[chart.size] : chart.keptOut.clone();
    this.next = new int[chart.size * (Chart.SIDES + 1)];
    this.node = new int[next.length];
    Arrays.fill(far, FAR);
    Arrays.fill(first, -1);
    for (Body body : muster.bodies()) {
      if (body.british() != british && muster.isFront(body)) {
        more[body.at()] += FIGHT + PER_DEFENCE * body.defence();
      }
    }
  }

  /** From the units of a side to every hex. */
  static int[] from(Muster muster, boolean british) {
    Marches marches = new Marches(muster, british, false);
    for (Body body : muster.bodies()) {
      if (body.british() == british) {
        marches.put(body.at(), 0);
      }
    }
    return marches.spread();
  }

  /**
   * From every hex to the nearest of some goals.
   *
   * @param starts what each goal counts as far in itself, by its place among the goals
   */
  static int[] to(Muster muster, boolean british, int[] goals, int[] starts) {
    Marches marches = new Marches(muster, british, true);
    for (int n = 0; n < goals.length; n++) {
      marches.put(goals[n], starts[n]);
    }
    return marches.spread();
  }

  private void put(int at, int cost) {
    if (cost < far[at]) {
      far[at] = cost;
      node[used] = at;
      next[used] = first[cost];
      first[cost] = used++;
    }
  }

  private int[] spread() {
    for (int cost = 0; cost < FAR; cost++) {
      for (int entry = first[cost]; entry >= 0; entry = next[entry]) {
        int at = node[entry];
        if (far[at] == cost) {
          spread(at, cost);
        }
      }
    }
    return far;
  }

  private void spread(int at, int cost) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int other = chart.exits[at * Chart.SIDES + exit];
      if (other >= 0 && cost < far[other]) {
        int opposite = (exit + Chart.SIDES / 2) % Chart.SIDES;
        int step =
            backwards
                ? chart.costs[other * Chart.SIDES + opposite] + more[at]
                : chart.costs[at * Chart.SIDES + exit] + more[other];
        if (zone[backwards ? at : other]) {
          step += zone[backwards ? other : at] ? ZONE_TO_ZONE : INTO_ZONE;
        }
        put(other, cost + step);
      }
    }
  }
}
