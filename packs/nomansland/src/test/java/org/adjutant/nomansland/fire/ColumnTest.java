package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.gun;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** British platoons in column under red fire (S09.special.d, S11.special.d; NI-142). */
final class ColumnTest {
  private static Given column(String scenario) {
    return gun(Battle.action(scenario, "defender"))
        .piece("uk-lmg-1", "uk-lmg", "attacker", "L5")
        .having("company", 1)
        .having("platoon", 2)
        .piece("uk-bomb-1", "uk-bomb", "attacker", "L5")
        .having("company", 1)
        .having("platoon", 2)
        .piece("officer-1", "officer", "attacker", "L5");
  }

  private static Then fire(Given given, int... dice) {
    return given.when("defender", "fire ge-mg-1 at uk-lmg-1").dice(dice).then().permitted();
  }

  @Test
  @ProvesRule("nomansland:S09.special.d")
  void theTopUnitAloneIsStruck() {
    fire(column("silent-death"), 5, 1, 1, 1, 2)
        .cites("nomansland:S09.special.d")
        .usesReading("nomansland:NI-142", 1)
        .having("uk-bomb-1", "pinned", org.adjutant.rules.data.Data.of(true))
        .event("nomansland/UnitPinned")
        .times(1);
  }

  @Test
  @ProvesRule("nomansland:S11.special.d")
  void theSameHoldsInTheLastGamble() {
    fire(column("last-gamble"), 1, 1, 1, 1)
        .cites("nomansland:S11.special.d")
        .event("nomansland/FireResolved")
        .times(1);
  }

  @Test
  void theColumnIsNoLongerOneOnceItsTopIsPinnedOrAnotherPlatoonIsThere() {
    Given pinned = column("silent-death").where("uk-bomb-1").being("pinned");
    fire(pinned, 1, 1, 1, 1, 1, 1, 1, 1).citesNot("nomansland:S09.special.d");
    Given mixed =
        column("silent-death")
            .piece("uk-mop-1", "uk-mop", "attacker", "L5")
            .having("company", 1)
            .having("platoon", 3);
    fire(mixed, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).citesNot("nomansland:S09.special.d");
    Given otherCompany = column("silent-death").where("uk-lmg-1").having("company", 2);
    fire(otherCompany, 1, 1, 1, 1, 1, 1, 1, 1).citesNot("nomansland:S09.special.d");
    Given lowerPinned = column("silent-death").where("uk-lmg-1").being("pinned");
    fire(lowerPinned, 1, 1, 1, 1).cites("nomansland:S09.special.d");
  }

  @Test
  void byTheOtherReadingRedFireDoesNothingToAColumn() {
    fire(column("silent-death").reading("nomansland:NI-142", 2))
        .cites("nomansland:S09.special.d")
        .noEvent("nomansland/FireResolved");
  }

  @Test
  void otherScenariosKnowNoColumns() {
    gun(Battle.action("tank-you", "defender"))
        .piece("uk-inf-1", "uk-inf", "attacker", "L5")
        .steps(1)
        .having("company", 1)
        .having("platoon", 1)
        .piece("uk-inf-2", "uk-inf", "attacker", "L5")
        .steps(1)
        .having("company", 1)
        .having("platoon", 1)
        .when("defender", "fire ge-mg-1 at uk-inf-1")
        .dice(1, 1, 1, 1, 1, 1, 1, 1)
        .then()
        .permitted()
        .cites("nomansland:2.1.3.2.g");
  }
}
