package org.adjutant.loos.series.combat;

import org.adjutant.loos.series.combat.advance.AdvanceRule;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.ground.GroundRules;
import org.adjutant.loos.series.combat.retreat.RetreatRule;

/**
 * The points of section 8 that a title may rule otherwise.
 *
 * @param clash what bombardment and ground combat have in common
 */
public record CombatRules(
    ClashRules clash, GroundRules ground, RetreatRule retreat, AdvanceRule advance) {

  public static final CombatRules SERIES =
      new CombatRules(
          ClashRules.SERIES, GroundRules.SERIES, RetreatRule.SERIES, AdvanceRule.SERIES);

  public CombatRules withClash(ClashRules next) {
    return new CombatRules(next, ground, retreat, advance);
  }

  public CombatRules withGround(GroundRules next) {
    return new CombatRules(clash, next, retreat, advance);
  }

  public CombatRules withRetreat(RetreatRule next) {
    return new CombatRules(clash, ground, next, advance);
  }

  public CombatRules withAdvance(AdvanceRule next) {
    return new CombatRules(clash, ground, retreat, next);
  }
}
