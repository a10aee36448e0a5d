package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/**
 * What a unit meets as it retreats in a situation (8.3). Friends and their ZOC lift no enemy ZOC.
 *
 * @param barred hexes that are not to be had: those of the units that push it
 * @param bySea whether all-sea hexes count as open to it (8.3)
 */
record UnitFooting(
    Situation situation, Unit unit, RetreatRule rule, List<Hex> barred, boolean bySea)
    implements Footing {

  @Override
  public boolean admits(Hex from, Hex to) {
    return !barred.contains(to)
        && !situation.enemyAt(unit.side(), to)
        && !situation.inEnemyZone(unit.side(), to)
        && (!situation.ground().crossing(from, to).bars(unit)
            || bySea && situation.ground().at(to).isSea())
        && rule.bars(situation, unit, to).isEmpty();
  }

  @Override
  public boolean holdsFriend(Hex hex) {
    return !unit.isAt(hex) && situation.holds(unit.side(), hex);
  }

  /** 8.3.1: the friend has a hex to go to, or displaces another that has, and so on. */
  @Override
  public boolean clears(Hex hex) {
    List<Hex> pushed = new ArrayList<>(barred);
    unit.hex().ifPresent(pushed::add);
    return clears(hex, pushed);
  }

  private boolean clears(Hex hex, List<Hex> pushed) {
    pushed.add(hex);
    Unit friend = situation.uppermost(hex);
    UnitFooting footing = new UnitFooting(situation, friend, rule, pushed, false);
    for (Hex next : situation.grid().neighbours(hex)) {
      if (footing.admits(hex, next)
          && (!situation.holds(unit.side(), next) || clears(next, pushed))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean joins(Hex hex) {
    return rule.joins(situation, unit, hex);
  }

  @Override
  public boolean endsIn(Hex hex) {
    return rule.endsIn(situation, unit, hex);
  }

  @Override
  public boolean endingEarlyCosts() {
    return rule.endingEarlyCosts(situation);
  }
}
