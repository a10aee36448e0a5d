package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetSteps;

/** What becomes of a unit that loses steps; a title may put another in its place. */
public interface LossRule {
  /** A counter is turned to its reduced side, and from there, or if it has none, eliminated. */
  LossRule SERIES = new LossRule() {};

  /** It loses one step (8.2.4). */
  default Loss step(Situation situation, Unit unit) {
    return unit.steps() > 1
        ? new Loss(unit.steps() - 1, List.of(new SetSteps(unit.id(), unit.steps() - 1)))
        : whole(situation, unit);
  }

  /** It is eliminated, whatever its steps (8.2.4). */
  default Loss whole(Situation situation, Unit unit) {
    return new Loss(0, List.of(new SetSteps(unit.id(), 0), new Move(unit.id(), Stores.ELIMINATED)));
  }
}
