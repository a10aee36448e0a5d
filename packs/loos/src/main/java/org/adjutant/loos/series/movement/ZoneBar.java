package org.adjutant.loos.series.movement;

import java.util.Optional;
import org.adjutant.loos.series.Crossing;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** Why a unit may not step from one hex in an enemy ZOC straight to another (6.1). */
@FunctionalInterface
public interface ZoneBar {
  RuleId MINES_AND_FORTS = RuleId.of("loos:6.1.g");

  /** What is legal in place of the step. */
  String OTHERWISE = "first leave the enemy ZOC, by a hex in none, and enter from there";

  /** Not across a minefield hexside, nor into a fortification; commandos excepted. */
  ZoneBar SERIES =
      (situation, unit, crossing) -> {
        if (unit.isCommando()) {
          return Optional.empty();
        }
        if (crossing.hasMinefield()) {
          return Optional.of(
              new Toll.Bar(MINES_AND_FORTS, "a minefield lies along the hexside", OTHERWISE));
        }
        return situation.fortified(crossing.to())
            ? Optional.of(
                new Toll.Bar(MINES_AND_FORTS, crossing.to() + " is a fortification", OTHERWISE))
            : Optional.empty();
      };

  Optional<Toll.Bar> bars(Situation situation, Unit unit, Crossing crossing);

  /** Whether such a step takes a leg unit's whole allowance (6.1.b). */
  default boolean takesAll(Situation situation, Unit unit) {
    return !unit.isCommando();
  }
}
