package org.adjutant.loos.campaign.trench;

import java.util.List;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.loos.series.combat.ground.AttackerSetback;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** 16.0.a: attackers never retreat but lose a step (LI-08, LI-33). */
final class LossInstead implements AttackerSetback {
  private static final String RULE = "loos:16.0.a";
  private static final String CHANGED = "loos:LI-08";
  private static final String HOW_MUCH = "loos:LI-33";
  private static final int NOT_THIS = 2;
  private static final int EACH = 2;
  private static final int THE_NUMBER = 3;

  @Override
  public Step follow(
      Play play, Engagement engagement, List<PieceId> attackers, CombatResult result) {
    if (play.reading(CHANGED) == NOT_THIS) {
      return AttackerSetback.SERIES.follow(play, engagement, attackers, result);
    }
    int reading = play.reading(HOW_MUCH);
    int steps = reading == EACH ? attackers.size() : reading == THE_NUMBER ? result.hexes() : 1;
    play.find(
        Finding.applies(
            RULE,
            "attackers do not retreat but lose steps",
            Data.of("result", result.code()).with("steps", steps)));
    return reading == EACH
        ? LossStage.ofEach(engagement.attacker(), attackers, RULE)
        : LossStage.of(engagement.attacker(), attackers, RULE, steps);
  }
}
