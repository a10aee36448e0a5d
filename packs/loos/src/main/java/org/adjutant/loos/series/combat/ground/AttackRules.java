package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;

/** Who may attack whom: the rules for a target, and those for each unit. */
public record AttackRules(List<TargetBar> targets, List<AttackBar> units) {
  public static final AttackRules SERIES =
      new AttackRules(
          List.of(TargetBar.NO_ENEMY, TargetBar.ONCE),
          List.of(
              AttackBar.ADJACENT,
              AttackBar.PROHIBITED,
              AttackBar.ONCE,
              AttackBar.MOBILE_FORFEITED,
              AttackBar.MOBILE_ONLY,
              AttackBar.ADVANCED,
              AttackBar.DISPLACED));

  public AttackRules {
    targets = List.copyOf(targets);
    units = List.copyOf(units);
  }

  /** Everything that keeps a side from attacking a hex of the map. */
  List<Bar> bars(Situation situation, SideId side, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    targets.forEach(rule -> rule.bars(situation, side, target).ifPresent(bars::add));
    return bars;
  }

  /** Everything that keeps a unit out of an attack on a hex of the map. */
  List<Bar> bars(Situation situation, Unit unit, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    units.forEach(rule -> rule.bars(situation, unit, target).ifPresent(bars::add));
    return bars;
  }

  /** The units of a side that may attack a hex. */
  List<Unit> able(Situation situation, SideId side, Hex target) {
    return situation.around(target, side).stream()
        .filter(unit -> bars(situation, unit, target).isEmpty())
        .toList();
  }
}
