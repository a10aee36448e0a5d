package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class StraightTest {
  private static Given trench(String scenario, int points) {
    return preparation(scenario, points)
        .piece("ge-inf-1", "ge-inf", "defender", "J3")
        .steps(2)
        .piece("ge-inf-2", "ge-inf", "defender", "J9")
        .steps(2)
        .piece("ge-inf-3", "ge-inf", "defender", "I9")
        .steps(2);
  }

  @Test
  @ProvesRule({
    "nomansland:1.5.3.3.a",
    "nomansland:1.5.3.3.b",
    "nomansland:1.5.3.3.c",
    "nomansland:1.5.3.3.e"
  })
  void fivePointsBuyABarrageOnEverythingInOneRowWithoutScatter() {
    trench("tank-you", 6)
        .when("attacker", "straight J")
        .die("barrage", 4, 6)
        .then()
        .permitted()
        .tally("ap:attacker", 1)
        .having("ge-inf-1", "pinned", Data.of(true))
        .steps("ge-inf-2", 1)
        .steps("ge-inf-3", 2)
        .input("nomansland:1.5.1.e", "total", 4)
        .when("attacker", "straight J paid")
        .then()
        .refused("nomansland:1.5.3.3.a");
  }

  @Test
  @ProvesRule({"nomansland:1.5.3.3.d", "nomansland:1.5.3.3.f", "nomansland:1.5.3.2.j"})
  void freeOnesOnErichAndFriedrichFollowAPaidOneAndAddTwoToTheSurprise() {
    Given given = trench("tank-you", 5);
    given.when("attacker", "straight erich free").then().refused("nomansland:1.5.3.3.d");
    Then then =
        given
            .when("attacker", "straight erich")
            .die("barrage", 1, 1)
            .then()
            .tally("ap:attacker", 0)
            .when("attacker", "straight ERICK free")
            .die("barrage", 1, 1)
            .then()
            .permitted()
            .cites("nomansland:1.5.3.3.f")
            .when("attacker", "straight friedrich free")
            .then()
            .permitted()
            .tally("free-straight", 2)
            .when("attacker", "straight D free")
            .then()
            .permitted()
            .tally("free-straight", 3);
    then.when("attacker", "straight D free").then().refused("nomansland:1.5.3.3.d");
    given.reading("nomansland:NI-059", 2).when("attacker", "straight D free").then().permitted();
  }

  @Test
  void thereAreNoFreeOnesBefore1916() {
    preparation("evil-genius", 0)
        .when("attacker", "straight K")
        .then()
        .permitted()
        .when("attacker", "straight K free")
        .then()
        .refused("nomansland:1.5.3.3.d");
  }

  @Test
  void whereNoSurpriseIsRolledAReadingSaysWhetherTheyMayBeFired() {
    Given given = preparation("gladiators", 4);
    given
        .when("attacker", "straight G")
        .then()
        .permitted()
        .when("attacker", "straight J free")
        .then()
        .permitted();
    given
        .reading("nomansland:NI-058", 1)
        .when("attacker", "straight G")
        .then()
        .when("attacker", "straight J free")
        .then()
        .refused("nomansland:1.5.3.3.d");
  }

  @Test
  @ProvesRule({
    "nomansland:S02.attacker.c",
    "nomansland:S02.attacker.d",
    "nomansland:S03.attacker.c"
  })
  void theGrantedBarrageOnTheFirstWireLeavesOneTestMarkerInEachOfItsHexes() {
    for (String scenario : new String[] {"a-gun-still-too-far", "evil-genius"}) {
      Then then =
          preparation(scenario, 6)
              .when("attacker", "straight K")
              .then()
              .permitted()
              .cites(
                  scenario.equals("evil-genius")
                      ? "nomansland:S03.attacker.c"
                      : "nomansland:S02.attacker.c")
              .tally("ap:attacker", 6);
      for (int column = 1; column <= 13; column++) {
        assertThat(then.after().attribute(hex("K" + column), "tests")).contains(Data.of(1));
      }
      then.when("attacker", "straight K granted").then().refused("nomansland:1.5.3.3.a");
    }
  }

  @Test
  void underTheOtherReadingItCountsAsFiveShells() {
    Then then =
        preparation("tank-you", 5)
            .reading("nomansland:NI-046", 2)
            .piece("a", "uk-inf", "attacker", "K5")
            .steps(2)
            .when("attacker", "straight K")
            .die("barrage", 1)
            .then()
            .input("nomansland:1.5.1.e", "total", 5);
    assertThat(then.after().attribute(hex("K6"), "tests")).contains(Data.of(5));
  }

  @Test
  @ProvesRule({"nomansland:S05.attacker.c", "nomansland:S05.attacker.d"})
  void twoPairsGoToOneRowEach() {
    Given given = preparation("raining-shells", 0);
    Then twoRows =
        given
            .when("attacker", "straight K")
            .then()
            .cites("nomansland:S05.attacker.c")
            .when("attacker", "straight J")
            .then()
            .cites("nomansland:S05.attacker.d");
    twoRows.when("attacker", "straight G granted").then().refused("nomansland:1.5.3.3.a");
    twoRows
        .when("attacker", "straight K")
        .then()
        .permitted()
        .when("attacker", "straight J")
        .then()
        .permitted()
        .when("attacker", "straight J granted")
        .then()
        .refused("nomansland:1.5.3.3.a");
    given
        .reading("nomansland:NI-137", 2)
        .when("attacker", "straight K")
        .then()
        .when("attacker", "straight J granted")
        .then()
        .refused("nomansland:1.5.3.3.a");
  }

  @Test
  @ProvesRule({
    "nomansland:S09.attacker.c",
    "nomansland:S10.attacker.c",
    "nomansland:S10.attacker.d",
    "nomansland:S11.attacker.e"
  })
  void grantsOnTrenchesAndWireRowsAreForThoseRowsOnly() {
    Object[][] grants = {
      {"silent-death", "S09.attacker.c", "K", "H"},
      {"gladiators", "S10.attacker.c", "J", "G", "D"},
      {"gladiators", "S10.attacker.d", "K", "H"},
      {"last-gamble", "S11.attacker.e", "K", "H"}
    };
    for (Object[] grant : grants) {
      for (int n = 2; n < grant.length; n++) {
        preparation((String) grant[0], 0)
            .when("attacker", "straight " + grant[n] + " granted")
            .then()
            .permitted()
            .cites("nomansland:" + grant[1]);
      }
      preparation((String) grant[0], 0)
          .when("attacker", "straight I granted")
          .then()
          .refused("nomansland:1.5.3.3.a");
    }
  }

  @Test
  void readingsSayWhichRowsMayBeChosen() {
    Given given = preparation("tank-you", 5);
    given.when("attacker", "straight I").then().permitted();
    given.when("attacker", "straight M").then().permitted();
    given
        .reading("nomansland:NI-007", 1)
        .when("attacker", "straight I")
        .then()
        .refused("nomansland:1.5.3.3.a");
    given.reading("nomansland:NI-007", 1).when("attacker", "straight J").then().permitted();
    given
        .reading("nomansland:NI-007", 3)
        .when("attacker", "straight M")
        .then()
        .refused("nomansland:1.5.3.3.a");
    given
        .reading("nomansland:NI-057", 2)
        .when("attacker", "straight J")
        .then()
        .refused("nomansland:1.5.1.c");
  }

  @Test
  void aNeutralizationBarrageOnARowLeavesTheWireAlone() {
    preparation("sturmtruppen", 5)
        .when("attacker", "straight K with neutralization")
        .then()
        .permitted()
        .cites("nomansland:4.1.5.c")
        .noEvent("nomansland/TestMarkersLaid");
  }
}
