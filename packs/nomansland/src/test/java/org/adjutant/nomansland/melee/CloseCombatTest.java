package org.adjutant.nomansland.melee;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Close Combat (2.1.5): who fights whom, and what becomes of the losers. */
final class CloseCombatTest {
  private static final String ROLL = "nomansland:2.1.5.d";

  /** In the open of No Man's Land, the Close Combat column at +0. */
  static Given fight(String side) {
    return Battle.phase("silent-death", "close-combat", side).tally("elan:close-combat", 2);
  }

  private static Given pair() {
    return fight("attacker")
        .piece("a", "uk-rifle", "attacker", "M7")
        .piece("d", "ge-res", "defender", "M7");
  }

  private static Then assault(Given given, int die) {
    return given
        .when("attacker", "assault M7 with a against d")
        .die("close combat", die)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule({"nomansland:2.1.5.d", "nomansland:2.1.5.f"})
  void onAFiveTheAttackWinsAndBelowItLoses() {
    assault(pair(), 5)
        .cites("nomansland:2.1.5.f")
        .source("table", "close-combat, column result, row 5+", "won")
        .at("d", "box:lost-defender")
        .at("a", "M7");
    assault(pair(), 4)
        .usesReading("nomansland:NI-129", 1)
        .at("a", "box:lost-attacker")
        .at("d", "M7");
    assault(pair().reading("nomansland:NI-129", 2), 4).at("a", "M7").at("d", "M7");
  }

  @Test
  @ProvesRule({"nomansland:2.1.5.h", "nomansland:2.1.5.g", "nomansland:4.2.11.g"})
  void theWorkedExampleOfTheImmobilisedTank() {
    for (int reading = 1; reading <= 3; reading++) {
      Battle.phase("tank-you", "close-combat", "attacker")
          .tally("elan:close-combat", 2)
          .tally("elan:initiative", 1)
          .piece("t", "tank", "attacker", "I7")
          .steps(1)
          .piece("b", "ge-bomb", "defender", "I7")
          .reading("nomansland:NI-010", reading)
          .when("attacker", "assault I7 with t against b initiative 1")
          .die("close combat", 1)
          .die("breakdown", 5)
          .then()
          .permitted()
          .cites("nomansland:2.1.5.g", "nomansland:4.2.11.g")
          .input(ROLL, "size", 2)
          .input(ROLL, "enemy-bomber", -1)
          .input(ROLL, "initiative", 1)
          .input(ROLL, "total", 3)
          .tally("elan:initiative", 2)
          .source("table", "breakdown, column combat, row 5", "Immobilised")
          .having("t", "wreck", Data.of(true))
          .at("t", "I7")
          .at("b", "I7");
    }
  }

  @Test
  @ProvesRule("nomansland:2.1.5.g")
  void aTankThatLosesRollsAndMayGetAway() {
    Given tank =
        Battle.phase("tank-you", "close-combat", "defender")
            .piece("d", "ge-inf", "defender", "M7")
            .steps(2)
            .piece("e", "ge-inf", "defender", "M7")
            .steps(2)
            .piece("t", "tank", "attacker", "M7")
            .steps(2);
    tank.when("defender", "assault M7 with d,e against t")
        .die("close combat", 4)
        .die("breakdown", 3)
        .then()
        .cites("nomansland:2.1.5.g")
        .citesNot("nomansland:4.2.11.g")
        .steps("t", 2)
        .at("d", "M7");
    tank.when("defender", "assault M7 with d,e against t")
        .die("close combat", 4)
        .die("breakdown", 4)
        .then()
        .steps("t", 1);
  }

  @Test
  void infantryWithALosingTankDiesOrRollsByAnotherReading() {
    Given mixed =
        fight("attacker")
            .piece("t", "tank", "attacker", "M7")
            .steps(2)
            .piece("a", "uk-rifle", "attacker", "M7")
            .piece("d", "ge-inf", "defender", "M7")
            .steps(2);
    mixed
        .when("attacker", "assault M7 with a,t against d")
        .die("close combat", 1)
        .die("breakdown", 1)
        .then()
        .at("a", "box:lost-attacker")
        .steps("t", 2);
    mixed
        .reading("nomansland:NI-131", 2)
        .when("attacker", "assault M7 with a,t against d")
        .die("close combat", 1)
        .die("breakdown", 1, 1)
        .then()
        .at("a", "M7")
        .steps("t", 2);
  }

  @Test
  @ProvesRule({"nomansland:2.1.c", "nomansland:2.1.5.a"})
  void closeCombatComesAfterTheActionsAndActivatedUnitsFight() {
    Battle.action("silent-death", "attacker")
        .piece("a", "uk-rifle", "attacker", "M7")
        .piece("d", "ge-res", "defender", "M7")
        .when("attacker", "assault M7 with a against d")
        .then()
        .refused("nomansland:2.1.c");
    assault(pair().where("a").having("acted", "move"), 5).cites("nomansland:2.1.5.a");
  }

  @Test
  @ProvesRule("nomansland:2.1.5.a")
  void pinnedUnitsDoNotAttackNorThoseRalliedOnLessThanSeven() {
    pair()
        .where("a")
        .being("pinned")
        .when("attacker", "assault M7 with a against d")
        .then()
        .refused("nomansland:2.1.5.a");
    Given rallied = pair().where("a").being("rallied");
    rallied.when("attacker", "assault M7 with a against d").then().refused("nomansland:2.1.4.b");
    assault(rallied.reading("nomansland:NI-126", 1), 5);
    pair()
        .moved("a", "M8")
        .when("attacker", "assault M7 with a against d")
        .then()
        .refused("nomansland:2.1.5.a");
  }

  private static Given crowd() {
    return pair()
        .piece("e", "ge-res", "defender", "M7")
        .piece("p", "ge-res", "defender", "M7")
        .being("pinned");
  }

  @Test
  @ProvesRule({"nomansland:2.1.5.b", "nomansland:2.1.5.e"})
  void oneUnpinnedEnemyOrAllOfThemAreAttackedAndNoPinnedOne() {
    assault(crowd(), 5).cites("nomansland:2.1.5.b", "nomansland:2.1.5.e").at("e", "M7");
    crowd()
        .when("attacker", "assault M7 with a against d,e")
        .die("close combat", 6)
        .then()
        .input(ROLL, "enemy-extra", -1)
        .at("d", "box:lost-defender")
        .at("e", "box:lost-defender")
        .at("p", "M7");
    crowd().when("attacker", "assault M7 with a against p").then().refused("nomansland:2.1.5.e");
    crowd().when("attacker", "assault M7 with a against d,p").then().refused("nomansland:2.1.5.e");
    crowd()
        .piece("g", "ge-res", "defender", "M7")
        .when("attacker", "assault M7 with a against d,e")
        .then()
        .refused("nomansland:2.1.5.b");
  }

  @Test
  @ProvesRule({"nomansland:2.1.5.e", "nomansland:2.1.5.i"})
  void whereAllArePinnedAllTakePartWithoutTheBonusForNumbers() {
    Given pinned = crowd().where("d").being("pinned").where("e").being("pinned");
    pinned.when("attacker", "assault M7 with a against d").then().refused("nomansland:2.1.5.i");
    pinned
        .when("attacker", "assault M7 with a against d,e,p")
        .die("close combat", 4)
        .then()
        .cites("nomansland:2.1.5.i", "nomansland:2.1.5.e")
        .input(ROLL, "all-pinned", 1)
        .input(ROLL, "total", 5)
        .at("d", "box:lost-defender")
        .at("e", "box:lost-defender")
        .at("p", "box:lost-defender");
  }

  @Test
  void byAnotherReadingEverybodyFights() {
    Given all = crowd().piece("b", "uk-rifle", "attacker", "M7").reading("nomansland:NI-127", 2);
    all.when("attacker", "assault M7 with a against d,e").then().refused("nomansland:2.1.5.a");
    all.when("attacker", "assault M7 with a,b against d").then().refused("nomansland:2.1.5.b");
    all.when("attacker", "assault M7 with a,b against d,e").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.5.f")
  void pinnedFriendsOfTheLosersLiveOnButByAnotherReading() {
    Given both = crowd().without("e");
    assault(both, 5).at("d", "box:lost-defender").at("p", "M7");
    assault(both.reading("nomansland:NI-128", 2), 5).at("p", "box:lost-defender");
  }

  @Test
  @ProvesRule("nomansland:2.1.5.f")
  void anOfficerFallsWithTheLastUnitOfHisSide() {
    assault(pair().piece("o", "officer", "defender", "M7"), 6).at("o", "box:lost-defender");
    assault(crowd().without("e").piece("o", "officer", "defender", "M7"), 6).at("o", "M7");
  }

  @Test
  @ProvesRule("nomansland:2.1.5.c")
  void oneAttackInAHexAndPhaseOrTurnByAnotherReading() {
    Then first = assault(crowd(), 5);
    first.when("attacker", "assault M7 with a against e").then().refused("nomansland:2.1.5.c");
    Given answer = first.given().clock(1, "close-combat", "defender");
    answer.when("defender", "assault M7 with e against a").then().permitted();
    answer
        .reading("nomansland:NI-155", 2)
        .when("defender", "assault M7 with e against a")
        .then()
        .refused("nomansland:2.1.5.c");
    first
        .given()
        .clock(2, "close-combat", "attacker")
        .when("attacker", "assault M7 with a against e")
        .then()
        .permitted();
  }

  @Test
  void thoseInStructuresAreFoughtButByAnotherReading() {
    Given inside = pair().piece("s", "dugout", "defender", "M7").where("d").having("inside", "s");
    assault(inside, 5).at("d", "box:lost-defender");
    inside
        .reading("nomansland:NI-130", 2)
        .when("attacker", "assault M7 with a against d")
        .then()
        .refused("nomansland:4.2.12.d");
  }

  @Test
  void onesOwnUnitsAndEmptyHexesAreNoTargets() {
    pair()
        .without("d")
        .piece("d", "ge-res", "defender", "M8")
        .when("attacker", "assault M7 with a against d")
        .then()
        .refused("nomansland:2.1.5.b");
    pair().when("attacker", "assault M7 with a,a against d").then().refused("nomansland:2.1.5.a");
  }

  @Test
  void whatIsOfferedIsPermitted() {
    crowd()
        .tally("elan:initiative", 1)
        .when("attacker", "assault M7 with a against d")
        .then()
        .given();
    var offered =
        new org.adjutant.rules.spi.Desk(
            Battle.title("silent-death"),
            crowd().position(),
            org.adjutant.nomansland.board.Sides.ATTACKER);
    org.assertj.core.api.Assertions.assertThat(
            offered.title().actions().stream()
                .filter(kind -> kind.name().equals("assault"))
                .findFirst()
                .orElseThrow()
                .offer(offered)
                .examples())
        .hasSize(3);
  }
}
