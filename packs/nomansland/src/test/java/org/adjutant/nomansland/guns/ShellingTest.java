package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.artillery;
import static org.adjutant.nomansland.guns.Front.hex;
import static org.adjutant.nomansland.guns.Front.hide;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Artillery in the Assault. */
final class ShellingTest {
  private static Given attacker() {
    return artillery("tank-you", "attacker", 5)
        .piece("ge-inf-1", "ge-inf", "defender", "I7")
        .steps(2);
  }

  private static Given observed() {
    return hide(artillery("tank-you", "attacker", 5), "ge-mg-1", "ge-mg", "I4")
        .having("inside", "dugout-1")
        .piece("dugout-1", "dugout", "defender", "I4")
        .steps(0)
        .being("camouflaged")
        .knownTo("defender")
        .piece("observer-1", "observer", "attacker", "box:observers")
        .steps(0);
  }

  @Test
  @ProvesRule({"nomansland:2.1.1.a", "nomansland:2.1.1.b", "nomansland:2.1.1.c"})
  void pointsAreSpentOnATargetAsAHurricaneBarrageWithoutAnObserver() {
    attacker()
        .when("attacker", "shell I7 2")
        .die("scatter", 4, 3)
        .die("direction", 1)
        .die("barrage", 3)
        .then()
        .permitted()
        .cites("nomansland:2.1.1.b", "nomansland:2.1.1.c")
        .tally("ap:attacker", 3)
        .having("ge-inf-1", "pinned", Data.of(true));
    attacker().when("attacker", "shell N7 1").then().refused("nomansland:2.1.1.a");
    attacker().when("attacker", "shell K7 1").dice(4).then().permitted();
    attacker().when("attacker", "shell N7 1 smoke").dice(4).then().permitted();
    attacker().when("attacker", "shell I7 6").then().refused("nomansland:1.5.1.a");
  }

  @Test
  void byAnotherReadingTheDefendersArtilleryRollsOneDieForAWholeHex() {
    Given crowd =
        artillery("tank-you", "defender", 5)
            .piece("uk-inf-1", "uk-inf", "attacker", "L7")
            .steps(2)
            .piece("uk-inf-2", "uk-inf", "attacker", "L7")
            .steps(2);
    Then each =
        crowd
            .when("defender", "shell L7 1")
            .die("scatter", 4)
            .die("barrage", 6, 1)
            .then()
            .having("uk-inf-1", "pinned", Data.of(true));
    assertThat(each.ruling().after().piece("uk-inf-2").orElseThrow().flag("pinned")).isFalse();
    crowd
        .reading("nomansland:NI-150", 2)
        .when("defender", "shell L7 1")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .permitted()
        .usesReading("nomansland:NI-150", 2)
        .having("uk-inf-1", "pinned", Data.of(true))
        .having("uk-inf-2", "pinned", Data.of(true));
    attacker()
        .reading("nomansland:NI-150", 2)
        .piece("ge-inf-2", "ge-inf", "defender", "I7")
        .steps(2)
        .when("attacker", "shell I7 1")
        .die("scatter", 4)
        .die("barrage", 3, 3)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.1.b")
  void aHexGetsOneBarrageOfASideInAPhase() {
    Then first = attacker().when("attacker", "shell I7 1").dice(4, 1).then().permitted();
    first.when("attacker", "shell I7 1").then().refused("nomansland:2.1.1.b");
    first.when("attacker", "shell K7 1").dice(4).then().permitted();
    first
        .may("attacker")
        .offered("shell K7 1")
        .offered("shell I7 1 smoke")
        .notOffered("shell I7 1");
    Then both = first.when("attacker", "shell I7 1 smoke").dice(4).then().permitted();
    both.when("attacker", "shell I7 1 smoke").then().refused("nomansland:2.1.1.b");
    both.may("attacker").notOffered("shell I7 1 smoke");
    first
        .given()
        .clock(3, "artillery", "attacker")
        .when("attacker", "shell I7 1")
        .dice(4, 1)
        .then()
        .permitted();
    first
        .given()
        .piece("uk-inf-1", "uk-inf", "attacker", "I7")
        .steps(2)
        .clock(2, "artillery", "defender")
        .tally("ap:defender", 2)
        .when("defender", "shell I7 1")
        .dice(4, 1)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.a")
  void onceUnitsActTheArtilleryIsSilent() {
    attacker()
        .clock(2, "action", "attacker")
        .when("attacker", "shell I7 1")
        .then()
        .refused("nomansland:2.1.a");
    attacker()
        .clock(2, "artillery", "defender")
        .when("attacker", "shell I7 1")
        .then()
        .refused("nomansland:2.1.1.a");
  }

  @Test
  @ProvesRule({
    "nomansland:2.1.1.d",
    "nomansland:2.1.1.e",
    "nomansland:2.1.1.g",
    "nomansland:2.1.1.h"
  })
  void anOrderReceivedRevealsTheHexForThisBarrageAndLiftsTheMarkerForGood() {
    Then then =
        observed()
            .when("attacker", "shell I4 2 with observer")
            .die("order", 4)
            .die("scatter", 3, 4)
            .die("barrage", 6)
            .then()
            .permitted()
            .cites("nomansland:2.1.1.d", "nomansland:2.1.1.e", "nomansland:2.1.1.g")
            .input("nomansland:1.5.1.d", "add", 1)
            .gone("q-I4")
            .having("ge-mg-1", "pinned", Data.of(true))
            .tally("ap:attacker", 3);
    assertThat(Field.isHidden(then.after().piece("dugout-1").orElseThrow())).isFalse();
    then.when("attacker", "shell I5 1 with observer").then().refused("nomansland:2.1.1.d");
    then.given()
        .clock(3, "artillery", "attacker")
        .when("attacker", "shell I4 1")
        .die("scatter", 3)
        .die("direction", 1)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.1.f")
  void anOrderLostKeepsThePointsAndForbidsTheBarrageThisPhase() {
    Then then =
        observed()
            .when("attacker", "shell I4 2 with observer")
            .die("order", 3)
            .then()
            .permitted()
            .tally("ap:attacker", 5)
            .at("q-I4", "I4");
    then.when("attacker", "shell I4 1").then().refused("nomansland:2.1.1.f");
    then.given()
        .reading("nomansland:NI-036", 2)
        .when("attacker", "shell I4 1")
        .dice(4, 1, 1, 1, 1, 1)
        .then()
        .permitted();
    then.given()
        .clock(3, "artillery", "attacker")
        .when("attacker", "shell I4 1 with observer")
        .die("order", 1)
        .then()
        .permitted();
  }

  @Test
  void underTheOtherReadingTheHexStaysCamouflaged() {
    Then then =
        observed()
            .reading("nomansland:NI-035", 2)
            .when("attacker", "shell I4 2 with observer")
            .die("order", 4)
            .die("scatter", 4, 4)
            .die("barrage", 6)
            .then()
            .having("ge-mg-1", "pinned", Data.of(true))
            .having("dugout-1", "camouflaged", Data.of(true));
    then.given()
        .clock(3, "artillery", "attacker")
        .when("attacker", "shell I4 1")
        .then()
        .refused("nomansland:1.4.1.3.f", "nomansland:1.5.3.2.a");
  }

  @Test
  void initiativeHelpsTheFirstRollsOfTheAction() {
    observed()
        .tally("elan:initiative", 1)
        .when("attacker", "shell I4 1 with observer initiative 1")
        .die("order", 3)
        .die("scatter", 4)
        .die("barrage", 1)
        .then()
        .cites("nomansland:2.1.1.g")
        .tally("elan:initiative", 2);
  }

  @Test
  @ProvesRule("nomansland:2.2.1.a")
  void theDefenderShellsHexesWithEnemiesByTheSameProcedure() {
    Given given =
        artillery("tank-you", "defender", 4).piece("uk-inf-1", "uk-inf", "attacker", "L7").steps(2);
    Then then =
        given
            .when("defender", "shell L7 1")
            .die("scatter", 1)
            .die("direction", 1)
            .die("wire", 2)
            .then()
            .permitted()
            .cites("nomansland:2.2.1.a")
            .tally("ap:defender", 3);
    assertThat(then.after().attribute(hex("K7"), "tests")).isEmpty();
    given.when("defender", "shell M7 1").then().refused("nomansland:2.2.1.a");
    given.reading("nomansland:NI-075", 2).when("defender", "shell M7 1").dice(4).then().permitted();
    given.tally("lost:art", 1).when("defender", "shell L7 1").then().refused("nomansland:2.2.0.b");
    given.when("defender", "shell L7 1 with observer").then().refused("nomansland:2.1.1.d");
  }

  @Test
  @ProvesRule({"nomansland:S09.special.i", "nomansland:S11.special.j"})
  void germanShellsDoNotScatterOnErichAndFriedrich() {
    for (String scenario : new String[] {"silent-death", "last-gamble"}) {
      Given given =
          artillery(scenario, "defender", 4)
              .piece("a", "uk-rifle", "attacker", "J7")
              .piece("b", "uk-rifle", "attacker", "M7");
      given
          .when("defender", "shell J7 1")
          .die("barrage", 1)
          .then()
          .cites(
              scenario.equals("silent-death")
                  ? "nomansland:S09.special.i"
                  : "nomansland:S11.special.j");
      given.when("defender", "shell M7 1").die("scatter", 4).die("barrage", 1).then().permitted();
    }
  }

  @Test
  @ProvesRule({"nomansland:S08.special.h", "nomansland:S09.special.g", "nomansland:S11.special.h"})
  void beforeTurnOneTheGermansMayShellTheFirstElementsAsIfInTheirTrench() {
    String[][] cases = {
      {"specialists", "fr-hp16", "company", "S08.special.h"},
      {"silent-death", "uk-rifle", "platoon", "S09.special.g"},
      {"last-gamble", "uk-rifle-18", "platoon", "S11.special.h"}
    };
    for (String[] each : cases) {
      Given given =
          Battle.on(each[0])
              .clock(0, "counter-preparation", "defender")
              .tally("ap:defender", 4)
              .piece("first", each[1], "attacker", "N7")
              .having(each[2], 1)
              .piece("second", each[1], "attacker", "O7")
              .having(each[2], 2);
      given
          .when("defender", "shell N7 1")
          .die("scatter", 4)
          .die("barrage", 3)
          .then()
          .permitted()
          .source("table", "barrage, column trench, row 3", "no effect");
      given.when("defender", "shell O7 1").then().refused("nomansland:" + each[3]);
    }
  }

  @Test
  @ProvesRule({"nomansland:4.1.6.b", "nomansland:4.1.6.e"})
  void predictedFireCountsTrenchesAndWireAsRevealedAndLeavesTheMarkers() {
    Given given = hide(artillery("silent-death", "attacker", 4), "ge-inf-1", "ge-inf", "J7");
    given
        .when("attacker", "shell J7 1")
        .die("scatter", 3)
        .die("barrage", 1, 1, 1, 1, 1)
        .then()
        .cites("nomansland:4.1.6.b", "nomansland:4.1.6.e")
        .at("q-J7", "J7");
    given.when("attacker", "shell K7 1").die("scatter", 3).then().permitted();
    hide(artillery("silent-death", "attacker", 4), "ge-inf-1", "ge-inf", "I7")
        .when("attacker", "shell I7 1")
        .die("scatter", 3)
        .die("direction", 4)
        .then()
        .citesNot("nomansland:4.1.6.b");
  }
}
