package org.adjutant.loos.campaign.fire;

import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;

/** By the second reading of LI-22 two markers lie on a hex only if no attack follows (17.1.f). */
final class TwoMarkers implements TargetBar {
  private static final RuleId RULE = RuleId.of(LayTargets.ATTACKER_ONE);

  @Override
  public Optional<Bar> bars(Situation situation, SideId side, Hex target) {
    boolean two =
        situation.reading(LayTargets.PER_HEX).is(LayTargets.TWO_WITHOUT_ATTACK)
            && Barrage.on(situation.position(), side, target)
                .filter(barrage -> barrage.markers() > 1)
                .isPresent();
    return two
        ? Optional.of(
            new Bar(
                RULE,
                "by LI-22, 2, nobody attacks where two markers were laid",
                "attack another hex; one marker alone leaves its hex to be attacked"))
        : Optional.empty();
  }
}
