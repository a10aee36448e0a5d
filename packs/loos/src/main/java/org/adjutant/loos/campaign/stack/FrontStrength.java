package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.StrengthRule;
import org.adjutant.loos.series.combat.clash.Term;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/**
 * Says which reserves add nothing to a combat (18.3.a), and that nobody has markers in the mobile
 * combat phase (18.4.f).
 */
record FrontStrength(StrengthRule base) implements StrengthRule {
  private static final String ADD_NOTHING = "loos:18.3.a";
  private static final String NO_MARKERS = "loos:18.4.f";

  @Override
  public List<Term> attack(Situation situation, Engagement engagement) {
    return base.attack(situation, engagement);
  }

  @Override
  public List<Term> defence(Situation situation, Engagement engagement) {
    return base.defence(situation, engagement);
  }

  @Override
  public List<Finding> remarks(Situation situation, Engagement engagement) {
    List<Finding> found = new ArrayList<>(base.remarks(situation, engagement));
    Set<Hex> hexes = new LinkedHashSet<>();
    engagement.attackers(situation).forEach(unit -> hexes.add(unit.hex().orElseThrow()));
    for (Hex hex : hexes) {
      for (Unit reserve : Line.reserves(situation, hex)) {
        found.add(nothing(reserve, reserve.attack()));
      }
    }
    for (Unit reserve : Line.reserves(situation, engagement.target())) {
      found.add(nothing(reserve, reserve.defence()));
    }
    if (situation.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT)) {
      Data facts = Data.of("target", engagement.target().id()).with("markers", 0);
      found.add(Finding.applies(NO_MARKERS, "neither side has markers in this phase", facts));
    }
    return found;
  }

  private static Finding nothing(Unit reserve, int strength) {
    return Finding.applies(
        ADD_NOTHING,
        "a reserve adds nothing",
        Data.of("unit", reserve.id().id()).with("strength", strength).with("counted", 0));
  }
}
