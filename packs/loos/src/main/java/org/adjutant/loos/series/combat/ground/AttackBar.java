package org.adjutant.loos.series.combat.ground;

import java.util.Optional;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.rulebook.RuleId;

/** One rule that may keep a unit out of an attack on a hex; a title may have others. */
@FunctionalInterface
public interface AttackBar {
  /** When a unit that is done for now attacks again. */
  String NEXT = "it may attack again in its side's next player turn";

  /** 8.2.a: it must be adjacent to the target. */
  AttackBar ADJACENT =
      (situation, unit, target) ->
          bar(!isAdjacent(situation, unit, target), "loos:8.2.a", "it is not adjacent", "");

  /** 8.2.f: neither the hexside nor the target hex may be prohibited to it. */
  AttackBar PROHIBITED =
      (situation, unit, target) ->
          bar(
              isAdjacent(situation, unit, target)
                  && situation.ground().crossing(unit.hex().orElseThrow(), target).bars(unit),
              "loos:8.2.f",
              "hexside or hex is prohibited to it",
              "attack from a hex whose hexside it may cross");

  /** 8.2.d: one attack a turn. */
  AttackBar ONCE =
      (situation, unit, target) ->
          bar(unit.is(Marks.ATTACKED), "loos:8.2.d", "it has attacked in this turn", NEXT);

  /** 8.5.h: a unit that advanced is done. */
  AttackBar ADVANCED =
      (situation, unit, target) ->
          bar(unit.is(Marks.ADVANCED), "loos:8.5.h", "it has advanced after combat", NEXT);

  /** 8.3.1.c: a displaced attacker has lost its attack. */
  AttackBar DISPLACED =
      (situation, unit, target) ->
          bar(
              unit.is(Marks.DISPLACED),
              "loos:8.3.1.c",
              "it was displaced in this player turn",
              NEXT);

  /** 4.1.i: the mobile combat phase is for mobile units. */
  AttackBar MOBILE_ONLY =
      (situation, unit, target) ->
          bar(
              isMobilePhase(situation) && !unit.isMobile(),
              "loos:4.1.i",
              "it is a leg unit",
              "it attacks in the combat phase");

  /** 4.1.g: an attack in the combat phase forfeits one in the mobile combat phase. */
  AttackBar MOBILE_FORFEITED =
      (situation, unit, target) ->
          bar(
              isMobilePhase(situation) && unit.is(Marks.ATTACKED),
              "loos:4.1.g",
              "it took part in an attack before",
              NEXT);

  /** Why the unit may not join an attack on the hex, if this rule forbids it. */
  Optional<Bar> bars(Situation situation, Unit unit, Hex target);

  private static Optional<Bar> bar(boolean broken, String rule, String why, String remedy) {
    return broken ? Optional.of(new Bar(RuleId.of(rule), why, remedy)) : Optional.empty();
  }

  private static boolean isAdjacent(Situation situation, Unit unit, Hex target) {
    return unit.hex().filter(from -> situation.grid().adjacent(from, target)).isPresent();
  }

  private static boolean isMobilePhase(Situation situation) {
    return situation.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT);
  }
}
