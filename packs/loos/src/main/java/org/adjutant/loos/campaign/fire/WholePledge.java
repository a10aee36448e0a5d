package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.combat.ground.PartyBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;

/** 17.1.g: all units announced against a hex attack it together, those that still can (LI-24). */
final class WholePledge implements PartyBar {
  /** The units announced against a hex that can still attack it; none if nothing can. */
  static List<Unit> able(Situation situation, AttackRules rules, SideId side, Hex target) {
    if (!rules.allow(situation, side, target)) {
      return List.of();
    }
    return Pledge.against(situation, side, target).stream()
        .filter(unit -> rules.allow(situation, unit, target))
        .toList();
  }

  @Override
  public Optional<Bar> bars(Situation situation, AttackRules rules, List<Unit> party, Hex target) {
    boolean regular = situation.position().clock().phase().equals(PhaseNames.COMBAT);
    if (!regular || !Pledge.binds(situation.position())) {
      return Optional.empty();
    }
    List<String> missing = new ArrayList<>();
    for (Unit unit : able(situation, rules, party.get(0).side(), target)) {
      if (party.stream().noneMatch(member -> member.id().equals(unit.id()))) {
        missing.add(unit.id().id());
      }
    }
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Bar(
                RuleId.of(Pledge.RULE),
                "announced for it as well: " + String.join(", ", missing),
                "name them too: " + String.join(", ", missing)));
  }
}
