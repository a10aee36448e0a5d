package org.adjutant.loos.series.combat.ground;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/** What could be attacked, and with which units, in place of an attack that is forbidden. */
record Chances(AttackRules rules) {

  /** The units that may attack the hex. */
  String able(Situation situation, SideId side, Hex target) {
    List<Unit> able =
        rules.allow(situation, side, target) ? rules.able(situation, side, target) : List.of();
    return able.isEmpty()
        ? "no unit of this side may attack " + target + " now"
        : "able to attack " + target + ": " + Remedy.units(able);
  }

  /** What the units named could attack. */
  String elsewhere(Situation situation, SideId side, Data args) {
    Set<Hex> open = new LinkedHashSet<>();
    for (String id : args.get(AttackAction.UNITS).textItems()) {
      situation
          .unit(id)
          .filter(unit -> unit.side().equals(side))
          .ifPresent(unit -> open.addAll(targets(situation, unit)));
    }
    return open.isEmpty()
        ? "the units named may attack no hex now"
        : "the units named may attack " + Remedy.some(open);
  }

  /** What the unit could attack, and who could attack the hex without it. */
  String instead(Situation situation, Unit unit, Hex target) {
    List<Hex> open = targets(situation, unit);
    String it = open.isEmpty() ? "" : unit.id() + " may attack " + Remedy.some(open);
    return Remedy.both(it, able(situation, unit.side(), target));
  }

  private List<Hex> targets(Situation situation, Unit unit) {
    return unit.hex().stream()
        .flatMap(from -> situation.grid().neighbours(from).stream())
        .filter(hex -> situation.enemyAt(unit.side(), hex))
        .filter(hex -> rules.allow(situation, unit.side(), hex))
        .filter(hex -> rules.allow(situation, unit, hex))
        .toList();
  }
}
