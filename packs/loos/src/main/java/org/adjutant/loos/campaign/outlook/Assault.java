package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.adjutant.loos.campaign.outlook.Strike.Stake;

/** Works out what an attack on one hex promises, by whom and with or without a marker. */
final class Assault {
  /** A party does not grow for less than this. */
  private static final int WORTH_A_UNIT = 12;

  private static final int THOUSAND = 1000;
  private static final int COMES = 7;
  private static final int OUT_OF = 10;

  private final Muster muster;
  private final Chart chart;
  private final Odds odds;
  private final Ground ground;

  /** What taking a hex is worth to a side beside the units beaten. */
  @FunctionalInterface
  interface Ground {
    int worth(int hex, boolean toBritish);
  }

  Assault(Muster muster, Odds odds, Ground ground) {
    this.muster = muster;
    this.chart = muster.chart;
    this.odds = odds;
    this.ground = ground;
  }

  /** The hexes that units of the side not attacking hold. */
  List<Integer> targets(boolean britishAttack) {
    List<Integer> hexes = new ArrayList<>();
    for (Body body : muster.bodies()) {
      boolean enemy = body.british() != britishAttack && muster.isFront(body);
      if (enemy && (britishAttack || !chart.frontLine[body.at()])) {
        hexes.add(body.at());
      }
    }
    return hexes;
  }

  /** The front line units next to a hex, the strongest first. */
  List<Body> around(int target, boolean britishAttack) {
    List<Body> found = new ArrayList<>(Chart.SIDES);
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[target * Chart.SIDES + exit];
      if (next >= 0 && muster.holds(britishAttack, next)) {
        found.add(muster.front(next));
      }
    }
    found.sort(Comparator.comparingInt(body -> -body.attack()));
    return found;
  }

  /**
   * The best attack on a hex by some of these units, in their order; worth 0 and by nobody if none
   * is any good.
   *
   * @param sure how many of the units are there for certain
   * @param dice how many dice a marker on the hex rolls; 0 without a marker
   * @param free the hexes whose front line units answer for further enemies (14.3.i)
   */
  Strike best(int target, List<Body> units, int sure, int dice, boolean[] free) {
    Strike best = new Strike(target, List.of(), dice > 0, false, 0);
    List<Body> party = new ArrayList<>(units.size());
    int chance = OUT_OF;
    for (int n = 0; n < units.size(); n++) {
      party.add(units.get(n));
      chance = n < sure ? chance : chance * COMES / OUT_OF;
      int worth = worth(target, party, dice, free) * chance / OUT_OF;
      if (worth > best.worth() + (best.party().isEmpty() ? 0 : WORTH_A_UNIT)) {
        best = new Strike(target, party, dice > 0, false, worth);
      }
    }
    return best;
  }

  /** What an attack by all of these promises. */
  int worth(int target, List<Body> party, int dice, boolean[] free) {
    Body defender = muster.front(target);
    boolean trench = !defender.british() && chart.trench[target];
    boolean breached = trench && muster.isBreached(target);
    int strength = -defender.defence();
    int steps = 0;
    int way = trench && !breached ? Chart.ACROSS : Chart.OPEN;
    boolean canal = true;
    for (Body body : party) {
      strength += body.attack();
      steps += body.steps();
      int exit = chart.exit(target, body.at());
      if (exit >= 0) {
        way = Math.max(way, chart.faces[target * Chart.SIDES + exit]);
        canal &= chart.canal[target * Chart.SIDES + exit];
      }
    }
    boolean open = way == Chart.OPEN;
    int base = canal ? chart.canalLine(target) : chart.line(target, Chart.OPEN);
    int line = open || !trench ? base : chart.line(target, way);
    int further = trench && !breached ? further(target, party, free) : 0;
    int prize = ground.worth(target, !defender.british());
    Stake stake = new Stake(defender, steps, prize, mayRetreat(defender));
    int plain = stake.expected(odds.faces(line, strength - further));
    if (dice == 0) {
      return plain;
    }
    int hits = odds.hits(chart.line(target, Chart.OPEN), dice);
    if (trench && defender.steps() == 1) {
      int through = stake.expected(odds.faces(base, strength));
      return (hits * through + (THOUSAND - hits) * plain) / THOUSAND;
    }
    if (defender.steps() == 1) {
      return (hits * (stake.theirs() + prize) + (THOUSAND - hits) * plain) / THOUSAND;
    }
    return plain + hits * stake.theirs() / THOUSAND;
  }

  /** The defence of enemies behind a trench beside the party for whom nobody else is free. */
  private int further(int target, List<Body> party, boolean[] free) {
    int sum = 0;
    for (int other : further(target, party)) {
      sum += isAnswered(other, party, free) ? 0 : muster.front(other).defence();
    }
    return sum;
  }

  /** The hexes of enemies behind a trench that face the party, beside the target (14.3.h). */
  List<Integer> further(int target, List<Body> party) {
    List<Integer> found = new ArrayList<>(4);
    for (Body body : party) {
      for (int exit = 0; body.british() && exit < Chart.SIDES; exit++) {
        int other = chart.exits[body.at() * Chart.SIDES + exit];
        if (other >= 0
            && other != target
            && muster.holds(false, other)
            && chart.faces[other * Chart.SIDES + (exit + 3) % Chart.SIDES] == Chart.ACROSS
            && chart.distance(body.at(), target) == 1
            && !found.contains(other)) {
          found.add(other);
        }
      }
    }
    return found;
  }

  private boolean isAnswered(int enemy, List<Body> party, boolean[] free) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[enemy * Chart.SIDES + exit];
      if (next >= 0 && free[next] && muster.holds(true, next)) {
        boolean other = true;
        for (Body body : party) {
          other &= body.at() != next;
        }
        if (other) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayRetreat(Body defender) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[defender.at() * Chart.SIDES + exit];
      if (next >= 0
          && muster.isVacant(next)
          && !muster.inZone(!defender.british(), next)
          && chart.costs[defender.at() * Chart.SIDES + exit] < Chart.NO_WAY) {
        return true;
      }
    }
    return false;
  }
}
