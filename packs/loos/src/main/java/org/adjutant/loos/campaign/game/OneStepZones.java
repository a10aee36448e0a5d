package org.adjutant.loos.campaign.game;

import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.ZoneRule;
import org.adjutant.rules.board.Place.Hex;

/** By the second reading of LI-78 units of one step have no ZOC; else all have one (6.0.b). */
record OneStepZones(ZoneRule base) implements ZoneRule {
  private static final String WHO_HAS_NONE = "loos:LI-78";
  private static final int ONE_STEP = 2;

  @Override
  public boolean reaches(Situation situation, Unit unit, Hex from, Hex to) {
    return base.reaches(situation, unit, from, to)
        && !(unit.steps() == 1 && situation.position().reading(WHO_HAS_NONE).orElse(1) == ONE_STEP);
  }
}
