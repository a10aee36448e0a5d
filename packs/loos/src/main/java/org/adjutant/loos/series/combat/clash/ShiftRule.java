package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.tables.Shift;

/** By how many columns of the results table a ground combat is shifted; a title may have such. */
@FunctionalInterface
public interface ShiftRule {
  /** The column of the differential stands. */
  ShiftRule SERIES = (situation, engagement) -> List.of();

  List<Shift> shifts(Situation situation, Engagement engagement);
}
