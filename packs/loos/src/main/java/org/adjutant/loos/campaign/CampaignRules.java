package org.adjutant.loos.campaign;

import org.adjutant.loos.campaign.victory.CampaignVictory;
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
    MovementRules movement = MovementRules.SERIES;
    return SeriesRules.SERIES
        .withMovement(movement.withAllowance(new ZeroHour(movement.allowance())))
        .withSequence((field, deploys) -> new CampaignSequence(field, deploys, !deployed))
        .withVictory((scenario, grid, sides) -> new CampaignVictory(forces.map()))
        .with(new CampaignSections(forces, deployed));
  }
}
