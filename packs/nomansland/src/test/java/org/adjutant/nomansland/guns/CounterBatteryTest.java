package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.DEFENDER;
import static org.adjutant.nomansland.guns.Front.YES;
import static org.adjutant.nomansland.guns.Front.artillery;
import static org.adjutant.nomansland.guns.Front.preparation;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

final class CounterBatteryTest {
  private static Given guns(String scenario) {
    return preparation(scenario, 11).tally("ap:defender", 9);
  }

  private static Given revealed(Given given) {
    return given.attribute(Subject.of(DEFENDER), "artillery-revealed", YES);
  }

  @Test
  @ProvesRule({
    "nomansland:1.5.3.1.b",
    "nomansland:1.5.3.1.c",
    "nomansland:1.5.3.1.d",
    "nomansland:1.5.3.2.i",
    "nomansland:1.5.1.b",
    "nomansland:S08.attacker.d"
  })
  void sixPointsOfGasOnRevealedGunsWithATwoTakeEightPoints() {
    revealed(guns("specialists"))
        .when("attacker", "counter-battery 6 gas")
        .die("counter-battery", 2)
        .then()
        .permitted()
        .input("nomansland:1.5.3.1.b", "total", 15)
        .input("nomansland:1.5.3.1.b", "gas", 6)
        .cites("nomansland:1.5.3.1.c", "nomansland:1.5.1.b", "nomansland:1.5.3.2.i")
        .input("nomansland:1.5.3.1.d", "lost", 8)
        .tally("ap:defender", 1)
        .tally("ap:attacker", 5);
  }

  @Test
  @ProvesRule("nomansland:1.5.3.1.a")
  void itIsDoneOnceInThePreparationWithAPointOrMore() {
    guns("specialists")
        .when("attacker", "counter-battery 1")
        .dice(6)
        .then()
        .tally("ap:defender", 5)
        .when("attacker", "counter-battery 1")
        .then()
        .refused("nomansland:1.5.3.1.a");
    guns("specialists").when("attacker", "counter-battery 0").then().refused("nomansland:1.5.1.a");
    artillery("specialists", "attacker", 5)
        .when("attacker", "counter-battery 1")
        .then()
        .refused("nomansland:1.5.3.1.a");
    artillery("specialists", "attacker", 5)
        .reading("nomansland:NI-054", 2)
        .when("attacker", "counter-battery 1")
        .dice(6)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule({"nomansland:1.5.3.1.e", "nomansland:S10.attacker.e", "nomansland:S11.attacker.g"})
  void gasIsForTheAttackerFrom1916WhereTheScenarioMentionsIt() {
    guns("raining-shells")
        .when("attacker", "counter-battery 2 gas")
        .then()
        .refused("nomansland:1.5.3.1.e");
    guns("raining-shells")
        .reading("nomansland:NI-056", 2)
        .when("attacker", "counter-battery 2 gas")
        .dice(1)
        .then()
        .permitted();
    guns("ouch-at-hooge")
        .reading("nomansland:NI-056", 2)
        .when("attacker", "counter-battery 2 gas")
        .then()
        .refused("nomansland:1.5.3.1.e");
    guns("gladiators").when("attacker", "counter-battery 2 gas").dice(1).then().permitted();
    revealed(guns("last-gamble"))
        .when("attacker", "counter-battery 2 gas")
        .dice(1)
        .then()
        .permitted();
    artillery("specialists", "defender", 5)
        .when("defender", "counter-battery 2 gas")
        .then()
        .refused("nomansland:1.5.3.1.e");
  }

  @Test
  @ProvesRule({"nomansland:1.4.1.3.g", "nomansland:S09.special.h", "nomansland:S11.special.i"})
  void camouflagedGunsMustBeRevealedFirst() {
    guns("silent-death")
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:1.4.1.3.g", "nomansland:S09.special.h");
    guns("last-gamble")
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:1.4.1.3.g", "nomansland:S11.special.i");
    revealed(guns("silent-death")).when("attacker", "counter-battery 2").dice(1).then().permitted();
    guns("specialists")
        .reading("nomansland:NI-151", 2)
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:1.4.1.3.g");
  }

  @Test
  void byAnotherReadingPredictedFireLiftsTheCamouflageOfGuns() {
    for (String granted : new String[] {"silent-death", "last-gamble"}) {
      guns(granted)
          .reading("nomansland:NI-095", 2)
          .when("attacker", "counter-battery 2")
          .dice(1)
          .then()
          .permitted();
    }
    guns("specialists")
        .reading("nomansland:NI-151", 2)
        .reading("nomansland:NI-095", 2)
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:1.4.1.3.g");
  }

  @Test
  @ProvesRule({"nomansland:S01.special.e", "nomansland:S02.special.d"})
  void theFrenchOfTheFirstYearsMayNotAimAtGuns() {
    guns("fix-bayonet")
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:S01.special.e");
    guns("a-gun-still-too-far")
        .when("attacker", "counter-battery 2")
        .then()
        .refused("nomansland:S02.special.d");
  }

  @Test
  @ProvesRule({"nomansland:2.2.1.b", "nomansland:2.2.1.c"})
  void theDefenderTakesHalfOfDieAndPointsOnceAGame() {
    Given given = artillery("fix-bayonet", "defender", 8).tally("ap:attacker", 3);
    given
        .when("defender", "counter-battery 2")
        .die("counter-battery", 1)
        .then()
        .permitted()
        .input("nomansland:2.2.1.b", "total", 3)
        .tally("ap:attacker", 1)
        .tally("ap:defender", 6)
        .when("defender", "counter-battery 1")
        .then()
        .refused("nomansland:2.2.1.c");
    given
        .tally("lost:art", 1)
        .when("defender", "counter-battery 2")
        .then()
        .refused("nomansland:2.2.0.b");
  }

  @Test
  void underTheOtherReadingTheDefendersGunsFireInOneTurnOnly() {
    Given given =
        artillery("fix-bayonet", "defender", 8)
            .tally("ap:attacker", 3)
            .reading("nomansland:NI-055", 2)
            .piece("fr-inf-1", "fr-inf", "attacker", "N7")
            .steps(2);
    given
        .when("defender", "counter-battery 2")
        .dice(1)
        .then()
        .given()
        .clock(3, "artillery", "defender")
        .when("defender", "shell N7 1")
        .then()
        .refused("nomansland:2.2.1.c");
  }
}
