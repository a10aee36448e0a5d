package org.adjutant.loos.campaign.fire;

import java.util.Optional;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.AttackBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.rulebook.RuleId;

/**
 * 17.1.g: a unit announced against one hex attacks no other, and nobody joins an attack on a
 * bombarded hex who was not announced for it. When that attack has been made, what is left in the
 * hex is a target like any other (LI-24, LI-58).
 */
final class PledgeBar implements AttackBar {
  private static final RuleId RULE = RuleId.of(Pledge.RULE);

  @Override
  public Optional<Bar> bars(Situation situation, Unit unit, Hex target) {
    if (!Pledge.binds(situation.position())) {
      return Optional.empty();
    }
    Optional<Hex> pledged = Pledge.of(unit);
    if (pledged.isPresent()) {
      return pledged.get().equals(target)
          ? Optional.empty()
          : Optional.of(
              new Bar(
                  RULE,
                  "it is announced to attack " + pledged.get(),
                  "attack " + pledged.get() + " with it"));
    }
    if (Barrage.on(situation.position(), unit.side(), target)
        .filter(b -> !b.fought())
        .isPresent()) {
      return Optional.of(
          new Bar(
              RULE,
              "it was not announced when the marker was laid there",
              "attack there with those announced"));
    }
    boolean regular = situation.position().clock().phase().equals(PhaseNames.COMBAT);
    return regular && Pledge.ofAllAttacks(situation.position())
        ? Optional.of(
            new Bar(
                RULE,
                "its attack was not announced before the combat phase",
                "attack with units announced then"))
        : Optional.empty();
  }
}
