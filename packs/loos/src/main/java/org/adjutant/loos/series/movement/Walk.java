package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.Zones;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A way that a unit is to go, taken apart step by step, so that each rule can look for the first
 * step that breaks it. It tells no legal step from an illegal one.
 *
 * @param path the hexes in order, the start first
 * @param strides the steps, up to the first between hexes that are not adjacent
 * @param allowance half movement points there are to spend
 */
record Walk(
    Situation situation,
    Unit unit,
    List<Hex> path,
    List<Stride> strides,
    int allowance,
    boolean startsInZone) {
  static final RuleId PROCEDURE = RuleId.of("loos:5.1.c");
  static final RuleId CHAIN = RuleId.of("loos:5.1.b");
  static final RuleId ENEMY = RuleId.of("loos:5.2.e");
  static final RuleId PROHIBITED = RuleId.of("loos:5.2.f");
  static final RuleId MAP = RuleId.of("loos:5.2.g");

  Walk {
    path = List.copyOf(path);
    strides = List.copyOf(strides);
  }

  static Walk of(Situation situation, Unit unit, List<Hex> path, MovementRules rules) {
    StepRule steps = rules.steps();
    Zones zones = situation.zones(situation.field().enemyOf(unit.side()));
    boolean wholeStep = path.size() == 2 && zones.covers(path.get(0)) && zones.covers(path.get(1));
    int allowance =
        wholeStep
            ? rules.allowance().ofWholeStep(situation, unit)
            : rules.allowance().halves(situation, unit);
    List<Stride> strides = new ArrayList<>(path.size());
    int spent = 0;
    for (int n = 1; n < path.size(); n++) {
      Hex from = path.get(n - 1);
      Hex to = path.get(n);
      if (!situation.grid().adjacent(from, to)) {
        break;
      }
      Crossing crossing = situation.ground().crossing(from, to);
      boolean fromZone = zones.covers(from);
      boolean toZone = zones.covers(to);
      Stride stride =
          new Stride(
              n,
              crossing,
              toll(
                  unit,
                  steps.cost(situation, unit, crossing),
                  fromZone && rules.zoneBar().takesAll(situation, unit),
                  toZone),
              spent,
              fromZone,
              toZone,
              n == path.size() - 1,
              steps.bars(situation, unit, crossing, n == 1));
      strides.add(stride);
      spent = stride.toll().whole() ? Math.max(allowance, stride.after()) : stride.after();
    }
    return new Walk(situation, unit, path, strides, allowance, zones.covers(path.get(0)));
  }

  private static Toll.Pay toll(Unit unit, Toll.Pay cost, boolean takesAll, boolean toZone) {
    if (!toZone) {
      return cost;
    }
    if (unit.isMobile()) {
      int more = Tolls.zoneCost(unit);
      return more == 0 ? cost : cost.and(Tolls.MOBILE_COST, "enemy ZOC", more);
    }
    return takesAll ? cost.takingAll() : cost;
  }

  Hex start() {
    return path.get(0);
  }

  Hex end() {
    return path.get(path.size() - 1);
  }

  /** Half movement points spent at its end; the whole allowance where a step takes it all. */
  int spent() {
    if (strides.isEmpty()) {
      return 0;
    }
    Stride last = strides.get(strides.size() - 1);
    return last.toll().whole() ? Math.max(allowance, last.after()) : last.after();
  }

  /** The two hexes, one after the other, that are not adjacent, if there are such. */
  Optional<List<Hex>> gap() {
    int done = strides.size();
    return done + 1 < path.size()
        ? Optional.of(List.of(path.get(done), path.get(done + 1)))
        : Optional.empty();
  }
}
