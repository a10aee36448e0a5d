package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Finding;

/** What a unit may spend in the phase that is on, in half movement points (5.2, 5.5). */
@FunctionalInterface
public interface Allowance {
  /** The printed allowance, in both movement phases. */
  Allowance SERIES = (situation, unit) -> unit.move() * 2;

  int halves(Situation situation, Unit unit);

  /** What covers the cost of a step that takes the whole allowance (6.1.b, 6.1.c). */
  default int ofWholeStep(Situation situation, Unit unit) {
    return halves(situation, unit);
  }

  /** What makes it other than the printed one, for the trail of a move. */
  default List<Finding> remarks(Situation situation, Unit unit) {
    return List.of();
  }
}
