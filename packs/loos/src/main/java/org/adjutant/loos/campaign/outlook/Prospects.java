package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The attacks that a side had best make, of all it could, each unit in one of them at most. */
final class Prospects {
  /** How many that are yet to move are counted on in one attack. */
  private static final int MOST_TO_COME = 3;

  private final Muster muster;
  private final Assault assault;
  private final boolean british;

  Prospects(Muster muster, Assault assault, boolean british) {
    this.muster = muster;
    this.assault = assault;
    this.british = british;
  }

  /** Which units may take part, and which hexes may be attacked. */
  interface Able {
    boolean attacks(Body body);

    boolean isTarget(int hex);
  }

  /**
   * The best attacks, the best first.
   *
   * @param markers how many of them may have a marker
   * @param dice what each marker rolls
   */
  List<Strike> plan(Able able, int markers, int dice) {
    List<Strike> plan = new ArrayList<>();
    boolean[] free = free(able);
    List<Integer> targets = new ArrayList<>(assault.targets(british));
    targets.removeIf(hex -> !able.isTarget(hex));
    int left = markers;
    while (true) {
      Strike best = new Strike(0, List.of(), false, false, 0);
      for (int target : targets) {
        List<Body> near = near(target, free);
        if (near.isEmpty()) {
          continue;
        }
        Strike plain = assault.best(target, near, near.size(), 0, free);
        best = plain.worth() > best.worth() ? plain : best;
        if (left > 0) {
          Strike shelled = assault.best(target, near, near.size(), dice, free);
          best = shelled.worth() > best.worth() + 10 ? shelled : best;
        }
      }
      if (best.worth() <= 0) {
        return plan;
      }
      plan.add(best);
      left -= best.shelled() ? 1 : 0;
      int taken = best.target();
      targets.removeIf(target -> target == taken);
      best.party().forEach(body -> free[body.at()] = false);
    }
  }

  private boolean[] free(Able able) {
    boolean[] free = new boolean[muster.chart.size];
    for (Body body : muster.bodies()) {
      if (body.british() == british && muster.isFront(body) && able.attacks(body)) {
        free[body.at()] = true;
      }
    }
    return free;
  }

  private List<Body> near(int target, boolean[] free) {
    List<Body> near = assault.around(target, british);
    near.removeIf(body -> !free[body.at()]);
    return near;
  }

  /**
   * What the attacks promise together, worked out quickly: each target with all that is near, the
   * best first, and then with what is left.
   *
   * @param moving whether units that have not moved may still come near
   */
  int promise(Able able, int markers, int dice, boolean moving) {
    boolean[] free = free(able);
    List<Strike> first = new ArrayList<>();
    for (int target : assault.targets(british)) {
      if (able.isTarget(target)) {
        Strike strike = strike(target, free, markers > 0 ? dice : 0, able, moving);
        if (strike.worth() > 0) {
          first.add(strike);
        }
      }
    }
    first.sort(Comparator.comparingInt(strike -> -strike.worth()));
    int sum = 0;
    int left = markers;
    for (Strike strike : first) {
      boolean whole = left > 0 || markers == 0;
      for (Body body : strike.party()) {
        whole &= free[body.at()] || !muster.isFront(body);
      }
      Strike now =
          whole ? strike : strike(strike.target(), free, left > 0 ? dice : 0, able, moving);
      if (now.worth() > 0) {
        sum += now.worth();
        left--;
        now.party().forEach(body -> free[body.at()] = false);
      }
    }
    return sum;
  }

  private Strike strike(int target, boolean[] free, int dice, Able able, boolean moving) {
    List<Body> near = near(target, free);
    int sure = near.size();
    if (moving && sure > 0) {
      come(target, able, near, free);
    }
    return near.isEmpty()
        ? new Strike(target, near, false, false, 0)
        : assault.best(target, near, sure, dice, free);
  }

  private void come(int target, Able able, List<Body> near, boolean[] free) {
    int most = near.size() + MOST_TO_COME;
    for (Body body : muster.bodies()) {
      if (near.size() >= most) {
        return;
      }
      int far = body.british() == british ? muster.chart.distance(body.at(), target) : 0;
      if (far > 1
          && far <= 4
          && !body.moved()
          && able.attacks(body)
          && (free[body.at()] || !muster.isFront(body))) {
        near.add(body);
      }
    }
  }
}
