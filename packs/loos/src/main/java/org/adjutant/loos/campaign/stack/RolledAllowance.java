package org.adjutant.loos.campaign.stack;

import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Allowance;
import org.adjutant.rules.data.Data;

/** In the mobile movement phase a reserve spends what was rolled for it (18.4.b). */
record RolledAllowance(Allowance otherwise) implements Allowance {
  @Override
  public int halves(Situation situation, Unit unit) {
    return isMobilePhase(situation) ? rolled(unit) : otherwise.halves(situation, unit);
  }

  /** In half movement points; 0 without a die. */
  static int rolled(Unit unit) {
    return unit.piece().attribute(Mark.MOBILE_POINTS).map(Data::integer).orElse(0);
  }

  static boolean isMobilePhase(Situation situation) {
    return situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
  }
}
