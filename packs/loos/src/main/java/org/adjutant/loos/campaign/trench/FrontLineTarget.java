package org.adjutant.loos.campaign.trench;

import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.ground.TargetBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;

/**
 * Germans attack no front line hex: only their artillery strikes what is there (14.2.f, 14.2.g).
 */
enum FrontLineTarget implements TargetBar {
  NO_ATTACK("loos:14.2.f", "German units attack no front line hex", "bombard it with a marker"),
  ARTILLERY_ALONE(
      "loos:14.2.g",
      "only German artillery strikes units in a front line hex",
      "lay a marker there before the combat phase");

  private final Bar bar;

  FrontLineTarget(String rule, String why, String remedy) {
    this.bar = new Bar(RuleId.of(rule), why, remedy);
  }

  @Override
  public Optional<Bar> bars(Situation situation, SideId side, Hex target) {
    return side.equals(Store.GERMAN) && FrontLine.isIn(situation, target)
        ? Optional.of(bar)
        : Optional.empty();
  }
}
