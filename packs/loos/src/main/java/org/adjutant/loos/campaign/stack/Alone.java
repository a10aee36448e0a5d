package org.adjutant.loos.campaign.stack;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.PartyBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.rulebook.RuleId;

/** 18.4.g: each attacker of the mobile combat phase fights alone. */
final class Alone implements PartyBar {
  private static final RuleId RULE = RuleId.of("loos:18.4.g");

  @Override
  public Optional<Bar> bars(Situation situation, AttackRules rules, List<Unit> party, Hex target) {
    boolean mobile = situation.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT);
    return mobile && party.size() > 1
        ? Optional.of(
            new Bar(
                RULE,
                "each reserve attacks alone, and these are " + party.size(),
                "name one of them"))
        : Optional.empty();
  }
}
