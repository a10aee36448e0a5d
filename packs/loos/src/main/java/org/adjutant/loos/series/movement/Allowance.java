package org.adjutant.loos.series.movement;

import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;

/** What a unit may spend in the phase that is on, in half movement points (5.2, 5.5). */
@FunctionalInterface
public interface Allowance {
  /** The printed allowance, in both movement phases. */
  Allowance SERIES = (situation, unit) -> unit.move() * 2;

  int halves(Situation situation, Unit unit);
}
