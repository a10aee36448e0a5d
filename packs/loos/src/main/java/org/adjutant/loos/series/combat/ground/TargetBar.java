package org.adjutant.loos.series.combat.ground;

import java.util.Optional;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;

/**
 * One rule that may keep a side from attacking a hex of the map at all; a title may have others.
 */
@FunctionalInterface
public interface TargetBar {
  /** 8.0.d: an attack has one target hex, in which an enemy unit stands. */
  TargetBar NO_ENEMY =
      (situation, side, target) ->
          situation.enemyAt(side, target)
              ? Optional.empty()
              : Optional.of(new Bar(RuleId.of("loos:8.0.d"), "no enemy unit is there"));

  /** 8.0.c: a unit is attacked once in each kind of phase; an attack strikes the uppermost. */
  TargetBar ONCE =
      (situation, side, target) -> {
        String mark = mark(situation.position().clock().phase());
        return Engagement.target(situation, side, target)
            .filter(unit -> unit.is(mark))
            .map(
                unit ->
                    new Bar(
                        RuleId.of("loos:8.0.c"),
                        "it has been attacked in this kind of phase",
                        "attack another unit"));
      };

  Optional<Bar> bars(Situation situation, SideId side, Hex target);

  /** The flag that a unit gets which is attacked in a phase. */
  static String mark(String phase) {
    return phase.equals(PhaseNames.MOBILE_COMBAT) ? Marks.DEFENDED_MOBILE : Marks.DEFENDED;
  }
}
