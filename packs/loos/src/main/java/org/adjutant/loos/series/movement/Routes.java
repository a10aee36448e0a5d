package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Reach;
import org.adjutant.rules.board.reach.Reached;
import org.adjutant.rules.board.reach.StepCost;
import org.adjutant.rules.board.reach.Toll;

/** Finds ways for one unit in one situation. */
final class Routes {
  private static final int MOST = 64;

  /**
   * What a hex or hexside that bars the way counts, in halves, in the search for an explanation.
   */
  private static final int BROKEN = 1_000;

  private final Situation situation;
  private final MovementRules rules;
  private final Unit unit;
  private final Hex start;
  private final int reentry;

  Routes(Situation situation, MovementRules rules, Unit unit, Hex start, int reentry) {
    this.situation = situation;
    this.rules = rules;
    this.unit = unit;
    this.start = start;
    this.reentry = reentry;
  }

  int allowance() {
    return rules.allowance().halves(situation, unit);
  }

  private int ofWholeStep() {
    return rules.allowance().ofWholeStep(situation, unit);
  }

  private Reached<Hex> reached(Tolls tolls) {
    return Reach.from(situation.grid(), start, allowance(), tolls);
  }

  private Tolls tolls() {
    return new Tolls(situation, unit, start, rules, reentry);
  }

  /** The hexes in which a move may end, each with its way: straight, or else the cheapest. */
  Map<Hex, List<Hex>> ends() {
    Tolls tolls = tolls();
    Reached<Hex> reached = reached(tolls);
    Map<Hex, List<Hex>> ends = new LinkedHashMap<>();
    for (Hex hex : reached.places()) {
      if (mayEnd(hex)) {
        ends.put(hex, isStraight(tolls, hex) ? List.of(start, hex) : reached.path(hex));
      }
    }
    for (Hex hex : ofWholeStep() > allowance() ? steps() : List.<Hex>of()) {
      if (mayEnd(hex)) {
        ends.putIfAbsent(hex, List.of(start, hex));
      }
    }
    return ends;
  }

  private boolean mayEnd(Hex hex) {
    return situation.isVacant(hex) || rules.stacking().bars(situation, unit, hex).isEmpty();
  }

  /** The way that is meant if none is given; where there is none, the one that breaks least. */
  List<Hex> best(Hex to) {
    Tolls tolls = tolls();
    if (isStraight(tolls, to)) {
      return List.of(start, to);
    }
    Reached<Hex> reached = reached(tolls);
    return reached.contains(to) ? reached.path(to) : leastBroken(to);
  }

  /**
   * The ways among which nobody can choose for the mover, as they differ in what they do: straight,
   * or one of the cheapest for each effect; none if it is out of reach.
   */
  List<List<Hex>> distinct(Hex to) {
    Tolls tolls = tolls();
    if (isStraight(tolls, to)) {
      return List.of(List.of(start, to));
    }
    Reached<Hex> reached = reached(tolls);
    if (!reached.contains(to)) {
      return List.of();
    }
    Map<List<String>, List<Hex>> byEffect = new LinkedHashMap<>();
    for (List<Hex> path : reached.allCheapestPaths(to, MOST)) {
      byEffect.putIfAbsent(rules.routeEffect().of(situation, unit, path), path);
    }
    return new ArrayList<>(byEffect.values());
  }

  /** The neighbouring hexes that a single step leads into. */
  List<Hex> steps() {
    Tolls tolls = tolls();
    return situation.grid().neighbours(start).stream()
        .filter(next -> isStraight(tolls, next))
        .toList();
  }

  private boolean isStraight(Tolls tolls, Hex to) {
    return situation.grid().adjacent(start, to)
        && tolls.toll(start, to, 0, true) instanceof Toll.Pay pay
        && pay.halves() <= (pay.whole() ? ofWholeStep() : allowance());
  }

  /** The cheapest way if ZOC and allowance did not matter, around enemies and lakes if it can. */
  private List<Hex> leastBroken(Hex to) {
    StepCost<Hex> costs =
        (from, next, spent, first) -> {
          Crossing crossing = situation.ground().crossing(from, next);
          int broken =
              (situation.enemyAt(unit.side(), next) ? 1 : 0)
                  + (crossing.bars(unit) ? 1 : 0)
                  + rules.steps().bars(situation, unit, crossing, first).size();
          return Toll.halves(crossing.cost().halves() + broken * BROKEN);
        };
    Reached<Hex> all = Reach.from(situation.grid(), start, Integer.MAX_VALUE / 2, costs);
    return all.contains(to) ? all.path(to) : List.of(start, to);
  }
}
