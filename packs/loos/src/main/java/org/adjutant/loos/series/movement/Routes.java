package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.Zones;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Reach;
import org.adjutant.rules.board.reach.Reached;
import org.adjutant.rules.board.reach.StepCost;
import org.adjutant.rules.board.reach.Toll;

/** Finds ways for one unit in one situation. */
final class Routes {
  private static final int MOST = 64;

  /** What a broken rule counts, in halves, when the least illegal way is looked for. */
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

  Reached<Hex> reached() {
    Tolls tolls = new Tolls(situation, unit, start, rules, reentry);
    return Reach.from(situation.grid(), start, allowance(), tolls);
  }

  /** The hexes in which a move may end, each with the cheapest way there. */
  Map<Hex, List<Hex>> ends() {
    Reached<Hex> reached = reached();
    Map<Hex, List<Hex>> ends = new LinkedHashMap<>();
    for (Hex hex : reached.places()) {
      if (situation.isVacant(hex) || rules.stacking().bars(situation, unit, hex).isEmpty()) {
        ends.put(hex, reached.path(hex));
      }
    }
    return ends;
  }

  /** The cheapest way; where there is none, the one that breaks least. */
  List<Hex> best(Hex to) {
    Reached<Hex> reached = reached();
    return reached.contains(to) ? reached.path(to) : leastBroken(to);
  }

  /** The cheapest ways that differ in what they do, one of each; none if it is out of reach. */
  List<List<Hex>> distinct(Hex to) {
    Reached<Hex> reached = reached();
    if (!reached.contains(to)) {
      return List.of();
    }
    Map<List<String>, List<Hex>> byEffect = new LinkedHashMap<>();
    for (List<Hex> path : reached.allCheapestPaths(to, MOST)) {
      byEffect.putIfAbsent(rules.routeEffect().of(situation, unit, path), path);
    }
    return new ArrayList<>(byEffect.values());
  }

  private List<Hex> leastBroken(Hex to) {
    Zones zones = situation.zones(situation.field().enemyOf(unit.side()));
    StepCost<Hex> costs =
        (from, next, spent, first) -> {
          Crossing crossing = situation.ground().crossing(from, next);
          boolean enemy = situation.enemyAt(unit.side(), next);
          boolean stops = !unit.isMobile() && zones.covers(from) && !first;
          int broken = (enemy ? 1 : 0) + (crossing.bars(unit) ? 1 : 0) + (stops ? 1 : 0);
          return Toll.halves(crossing.cost().halves() + broken * BROKEN);
        };
    Reached<Hex> all = Reach.from(situation.grid(), start, Integer.MAX_VALUE / 2, costs);
    return all.contains(to) ? all.path(to) : List.of(start, to);
  }
}
