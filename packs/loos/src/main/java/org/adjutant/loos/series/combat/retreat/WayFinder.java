package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/** Finds the ways of a unit in a situation, under the rule and the reading in force. */
record WayFinder(Situation situation, RetreatRule rule, int edgeReading) {

  /** The ways of a unit that has to retreat. */
  Ways retreat(RetreatOrder order, Unit unit) {
    Ways ways =
        ways(
            unit,
            order.hexes(),
            order.engagement().isBombardment() && rule.getsAwayFromFire(situation),
            footing(unit, List.of(), false));
    return ways.friendsBar() && rule.standsBeforeFriends(situation)
        ? new Ways(List.of(), true)
        : ways;
  }

  /** The hexes into which a displaced unit can go, as ways of one hex (8.3.1). */
  Ways displacement(Unit unit, List<Hex> chain) {
    return ways(unit, 1, false, footing(unit, chain, false));
  }

  /** 8.3.h: whether a seaborne unit could get away by the sea alone. */
  boolean onlyBySea(RetreatOrder order, Unit unit) {
    return unit.isSeaborne()
        && retreat(order, unit).list().isEmpty()
        && !ways(unit, order.hexes(), false, footing(unit, List.of(), true)).list().isEmpty();
  }

  private UnitFooting footing(Unit unit, List<Hex> barred, boolean bySea) {
    return new UnitFooting(situation, unit, rule, barred, bySea);
  }

  private Ways ways(Unit unit, int hexes, boolean bombarded, UnitFooting footing) {
    return Ways.of(
        situation.grid(),
        unit.hex().orElseThrow(),
        hexes,
        footing,
        rule.displaces(situation),
        Preferences.of(situation, unit, bombarded, edgeReading));
  }
}
