package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.combat.clash.CombatResult;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.retreat.Retreat;
import org.adjutant.loos.series.combat.retreat.RetreatOrder;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What A1, A2 and A3 do to the attackers; a title may rule otherwise (8.2.4). */
@FunctionalInterface
public interface AttackerSetback {
  /** All attackers retreat, or one loses a step and all stand. */
  AttackerSetback SERIES =
      (play, engagement, attackers, result) ->
          Retreat.of(
              new RetreatOrder(
                  engagement, engagement.attacker(), attackers, result.hexes(), true, false));

  Step follow(Play play, Engagement engagement, List<PieceId> attackers, CombatResult result);
}
