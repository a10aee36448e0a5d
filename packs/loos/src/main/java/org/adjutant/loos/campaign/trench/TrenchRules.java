package org.adjutant.loos.campaign.trench;

import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.MovementRules;

/** Sections 14 and 16 over other rules of the series. */
public final class TrenchRules {
  private TrenchRules() {}

  /**
   * The rules with these two sections laid over them.
   *
   * @param rules with the title's stacking rule (18.1) already among them: by it a retreating unit
   *     may join a friend
   */
  public static SeriesRules over(SeriesRules rules) {
    return rules
        .withZones(new TrenchZones(rules.zones()))
        .withMovement(over(rules.movement()))
        .withCombat(over(rules.combat(), rules.movement()));
  }

  private static MovementRules over(MovementRules rules) {
    return rules
        .withZoneBar(new TrenchBar(rules.zoneBar()))
        .withSteps(new TrenchSteps(rules.steps()))
        .withEntrance(new FrontLineEntrance(rules.entrance()));
  }

  private static CombatRules over(CombatRules rules, MovementRules movement) {
    AttackRules attack = rules.ground().attack();
    for (FrontLineTarget bar : FrontLineTarget.values()) {
      attack = attack.andTarget(bar);
    }
    attack = attack.withPledges(new FurtherPledges());
    ClashRules clash = rules.clash();
    return new CombatRules(
        clash
            .withStrengths(new TrenchStrength(clash.strengths()))
            .withCovers(new TrenchCover(clash.covers())),
        rules.ground().withAttack(attack).withSetback(new LossInstead()),
        new StandFast(movement.stacking()),
        new ShortAdvance());
  }
}
