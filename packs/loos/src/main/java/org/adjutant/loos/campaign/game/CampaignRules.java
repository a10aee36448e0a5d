package org.adjutant.loos.campaign.game;

import org.adjutant.loos.campaign.british.Reserves;
import org.adjutant.loos.campaign.fire.Fire;
import org.adjutant.loos.campaign.german.Deadpile;
import org.adjutant.loos.campaign.german.GermanLosses;
import org.adjutant.loos.campaign.german.HalfBrigades;
import org.adjutant.loos.campaign.stack.StackRules;
import org.adjutant.loos.campaign.trench.TrenchRules;
import org.adjutant.loos.campaign.victory.CampaignVictory;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.MovementRules;

/** The series under all exclusive rules (10.2): what sections 11 to 18 put in its place. */
final class CampaignRules {
  private CampaignRules() {}

  /**
   * The rules.
   *
   * @param deployed true if both sides are set up as the ready-made set-ups have it
   */
  static SeriesRules of(Forces forces, boolean deployed) {
    MovementRules stacks = StackRules.over(Reserves.over(MovementRules.SERIES));
    MovementRules movement = stacks.withAllowance(new ZeroHour(stacks.allowance()));
    SeriesRules trenches = TrenchRules.over(SeriesRules.SERIES.withMovement(movement));
    Deadpile deadpile = new Deadpile(forces.redDot());
    CombatRules combat = trenches.combat();
    LossRule losses = new GermanLosses(new HalfBrigades(), deadpile, trenches.movement());
    combat = combat.withClash(combat.clash().withLosses(losses).withShifts(new SeriesNote()));
    return trenches
        .withZones(new OneStepZones(trenches.zones()))
        .withCombat(StackRules.over(Fire.change(combat)))
        .withSequence((field, deploys) -> new CampaignSequence(field, deploys, !deployed))
        .withVictory((scenario, grid, sides) -> new CampaignVictory(forces.map()))
        .with(new CampaignSections(forces, deadpile, deployed));
  }
}
