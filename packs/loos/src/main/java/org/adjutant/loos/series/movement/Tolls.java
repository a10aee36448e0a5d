package org.adjutant.loos.series.movement;

import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.Zones;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.StepCost;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/**
 * What each step costs one unit in one situation, enemy units and ZOC included (5.4, 6.1). For
 * searching: why a step is barred is told by the rules that look at a {@link Walk}.
 */
final class Tolls implements StepCost<Hex> {
  /** Whether a leg unit that left an enemy ZOC may enter another later in the move. */
  static final String REENTRY = "loos:LI-75";

  static final RuleId MOBILE_COST = RuleId.of("loos:6.1.f");
  static final RuleId WHOLE = RuleId.of("loos:6.1.b");

  private static final Toll BARRED = Toll.barred(Walk.PROHIBITED, "barred");

  private final Situation situation;
  private final Unit unit;
  private final ZoneBar zoneBar;
  private final StepRule steps;
  private final Zones zones;
  private final int reentry;
  private final boolean startsInZone;

  Tolls(Situation situation, Unit unit, Hex start, MovementRules rules, int reentry) {
    this.situation = situation;
    this.unit = unit;
    this.zoneBar = rules.zoneBar();
    this.steps = rules.steps();
    this.zones = situation.zones(situation.field().enemyOf(unit.side()));
    this.reentry = reentry;
    this.startsInZone = zones.covers(start);
  }

  /** Half the allowance of a mobile unit, fractions of a movement point dropped, in halves. */
  static int zoneCost(Unit unit) {
    return unit.isCommando() ? 0 : unit.move() / 2 * 2;
  }

  @Override
  public Toll toll(Hex from, Hex to, int spent, boolean first) {
    Crossing crossing = situation.ground().crossing(from, to);
    if (situation.enemyAt(unit.side(), to)
        || crossing.bars(unit)
        || !steps.bars(situation, unit, crossing, first).isEmpty()) {
      return BARRED;
    }
    Toll.Pay cost = steps.cost(situation, unit, crossing);
    return zones.covers(to) ? intoZone(crossing, cost, first) : cost;
  }

  private Toll intoZone(Crossing crossing, Toll.Pay cost, boolean first) {
    boolean fromZone = zones.covers(crossing.from());
    if (fromZone && zoneBar.bars(situation, unit, crossing).isPresent()) {
      return BARRED;
    }
    if (unit.isMobile()) {
      int more = zoneCost(unit);
      return more == 0 ? cost : cost.and(MOBILE_COST, "enemy ZOC", more);
    }
    if (fromZone) {
      return first && !zoneBar.takesAll(situation, unit) ? cost.stopping() : cost.takingAll();
    }
    if (startsInZone && reentry != 1) {
      return reentry == 2 ? BARRED : cost;
    }
    return cost.stopping();
  }
}
