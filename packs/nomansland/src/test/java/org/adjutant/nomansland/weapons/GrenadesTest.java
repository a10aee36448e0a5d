package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Grenades by hand (4.2.5) and what their target may do. */
final class GrenadesTest {
  private static final Data FIRE = Data.of("fire");

  /** A Bomber in the wire before Erich, a half-platoon in the trench and one behind it. */
  private static Given bomber() {
    return Battle.action("silent-death", "attacker")
        .piece("b", "uk-bomb", "attacker", "K7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .piece("far", "ge-inf", "defender", "I7")
        .steps(2);
  }

  private static Then thrown(Given given) {
    return given.when("attacker", "throw b at d").then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.a", "nomansland:4.2.5.c", "nomansland:2.1.3.1.m"})
  void aBomberRollsTwoDiceAndTheBetterCounts() {
    thrown(bomber())
        .cites("nomansland:4.2.5.a", "nomansland:2.1.3.1.m")
        .having("b", "acted", FIRE)
        .answer("defender", "stand")
        .dice(2, 6)
        .then()
        .cites("nomansland:4.2.5.c")
        .input("nomansland:4.2.5.c", "die", 6)
        .source("table", "grenade, column result, row 6+", "Loss and Pinned")
        .usesReading("nomansland:NI-102", 1)
        .steps("d", 1)
        .having("d", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:4.2.5.c")
  void aThreeDoesNothingAndAFourPins() {
    Then asked = thrown(bomber());
    asked.answer("defender", "stand").dice(3, 1).then().steps("d", 2).noEvent("StepLost");
    asked
        .answer("defender", "stand")
        .dice(4, 1)
        .then()
        .steps("d", 2)
        .having("d", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:4.2.5.b")
  void handGrenadesReachTheNextHexEvenInOneTrench() {
    bomber().when("attacker", "throw b at far").then().refused("nomansland:4.2.5.b");
    Battle.action("silent-death", "attacker")
        .piece("b", "uk-bomb", "attacker", "J8")
        .piece("d", "ge-inf", "defender", "J7")
        .when("attacker", "throw b at d")
        .then()
        .permitted()
        .cites("nomansland:4.2.5.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.c")
  void aPinnedTargetCanOnlyStand() {
    bomber()
        .where("d")
        .being("pinned")
        .when("attacker", "throw b at d")
        .dice(1, 2)
        .then()
        .noChoice()
        .cites("nomansland:4.2.5.c");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.d")
  void aTargetRetreatsToTheOpenIfItCan() {
    thrown(bomber())
        .choice("grenade")
        .offers("retreat I6", "retreat I7", "retreat I8", "stand", "duck")
        .offersNot("retreat J6", "retreat J8", "retreat K7");
    thrown(bomber())
        .answer("defender", "retreat I8")
        .then()
        .cites("nomansland:4.2.5.d")
        .at("d", "I8")
        .steps("d", 2)
        .noChoice();
  }

  @Test
  @ProvesRule("nomansland:4.2.5.d")
  void withoutOpenGroundItRetreatsAlongTheTrench() {
    Given shut =
        bomber().piece("e1", "uk-inf", "attacker", "I6").piece("e2", "uk-inf", "attacker", "I8");
    // I7 is full of friends: four points
    Given full = shut.piece("far2", "ge-inf", "defender", "I7").steps(2);
    thrown(full).choice("grenade").offers("retreat J6", "retreat J8").offersNot("retreat I7");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.d")
  void byAnotherReadingItRetreatsAwayFromTheThrower() {
    Given given =
        Battle.action("silent-death", "attacker")
            .piece("b", "uk-bomb", "attacker", "L6")
            .piece("d", "ge-inf", "defender", "M6")
            .reading("nomansland:NI-103", 2);
    thrown(given)
        .choice("grenade")
        .offers("retreat N6", "retreat N5", "retreat N7")
        .offersNot("retreat M5", "retreat M7");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.d")
  void outOfWireItMustPassAnExtractionCheck() {
    Given wire =
        Battle.action("raining-shells", "defender")
            .piece("g", "ge-bomb", "defender", "J7")
            .piece("f", "fr-inf", "attacker", "K7")
            .steps(2);
    Then asked = wire.when("defender", "throw g at f").then().permitted();
    asked
        .answer("attacker", "retreat L7")
        .die("extraction", 3)
        .then()
        .usesReading("nomansland:NI-050", 1)
        .cites("nomansland:2.1.2.1.b")
        .event("nomansland/HeldByWire")
        .and()
        .at("f", "K7")
        .choice("grenade")
        .offers("stand", "duck")
        .offersNot("retreat L7");
    asked.answer("attacker", "retreat L7").die("extraction", 4).then().at("f", "L7").noChoice();
    wire.reading("nomansland:NI-050", 3)
        .when("defender", "throw g at f")
        .then()
        .answer("attacker", "retreat L7")
        .then()
        .at("f", "L7");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.e")
  void aTargetThatDucksIsPinnedAndCheckedAtMinusOne() {
    thrown(bomber())
        .answer("defender", "duck")
        .dice(5, 6)
        .then()
        .cites("nomansland:4.2.5.e")
        .input("nomansland:4.2.5.c", "pinned at once", -1)
        .input("nomansland:4.2.5.c", "total", 5)
        .steps("d", 2)
        .having("d", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:4.2.5.e")
  void initiativeCanMakeUpForTheDucking() {
    bomber()
        .tally("elan:initiative", 1)
        .when("attacker", "throw b at d initiative 1")
        .then()
        .answer("defender", "duck")
        .dice(5, 6)
        .then()
        .input("nomansland:4.2.5.c", "initiative", 1)
        .steps("d", 1);
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.d", "nomansland:2.1.3.1.a", "nomansland:2.1.3.1.d"})
  void whoHasEnemiesInHisHexThrowsNotNorAtThoseAmongFriends() {
    bomber()
        .piece("x", "ge-sec", "defender", "K7")
        .when("attacker", "throw b at d")
        .then()
        .refused("nomansland:2.1.3.1.a");
    bomber()
        .piece("x", "uk-lmg", "attacker", "J7")
        .when("attacker", "throw b at d")
        .then()
        .refused("nomansland:2.1.3.1.d");
  }

  @Test
  void nobodyThrowsAtWhatLiesUnderAMarker() {
    bomber()
        .piece("q1", "unknown", "defender", "J8")
        .when("attacker", "throw b at q1")
        .then()
        .refusedAtLeastFor("nomansland:2.1.3.1.c");
  }

  @Test
  void aUnitActsOnce() {
    bomber()
        .where("b")
        .having("acted", "move")
        .when("attacker", "throw b at d")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  void anOfficerIsTestedOnceForTheThrow() {
    bomber()
        .piece("o", "officer", "defender", "J7")
        .when("attacker", "throw b at d")
        .then()
        .answer("defender", "duck")
        .die("grenade", 6, 6)
        .die("officer", 6)
        .then()
        .gone("nobody")
        .at("o", "box:lost-defender");
  }

  @Test
  void byAnotherReadingGrenadesEndangerNoOfficerWhoseUnitLives() {
    Given led = bomber().piece("o", "officer", "defender", "J7").reading("nomansland:NI-041", 3);
    led.when("attacker", "throw b at d")
        .then()
        .answer("defender", "duck")
        .dice(1, 1)
        .then()
        .usesReading("nomansland:NI-041", 3)
        .noEvent("nomansland/PieceEliminated")
        .at("o", "J7");
    led.where("d")
        .steps(1)
        .when("attacker", "throw b at d")
        .then()
        .answer("defender", "stand")
        .dice(6, 6)
        .then()
        .cites("nomansland:1.5.1.g")
        .at("o", "box:lost-defender");
  }

  @Test
  void byOtherReadingsTheDiceAreAddedOrCountEach() {
    Then sum =
        bomber()
            .reading("nomansland:NI-102", 2)
            .when("attacker", "throw b at d")
            .then()
            .answer("defender", "stand")
            .dice(3, 3)
            .then();
    sum.input("nomansland:4.2.5.c", "total", 6).steps("d", 1);
    bomber()
        .reading("nomansland:NI-102", 3)
        .when("attacker", "throw b at d")
        .then()
        .answer("defender", "stand")
        .dice(6, 6)
        .then()
        .at("d", "box:lost-defender");
  }

  @Test
  void byAnotherReadingGrenadesFallOnTheWholeHex() {
    bomber()
        .piece("d2", "ge-sec", "defender", "J7")
        .steps(2)
        .where("d")
        .steps(1)
        .reading("nomansland:NI-101", 2)
        .when("attacker", "throw b at d")
        .then()
        .answer("defender", "stand")
        .dice(4, 4)
        .then()
        .answer("defender", "stand")
        .dice(5, 5)
        .then()
        .having("d", "pinned", Data.of(true))
        .having("d2", "pinned", Data.of(true));
  }

  @Test
  void withoutItsCommandPostTheDefenderThrowsAsBeforeButForReadings() {
    Given given =
        Battle.action("raining-shells", "defender")
            .piece("g", "ge-bomb", "defender", "J7")
            .piece("f", "fr-inf", "attacker", "K7")
            .steps(2)
            .tally("lost:cp", 1);
    given
        .when("defender", "throw g at f")
        .then()
        .answer("attacker", "stand")
        .dice(4, 4)
        .then()
        .input("nomansland:4.2.5.c", "total", 4);
    given
        .reading("nomansland:NI-025", 3)
        .when("defender", "throw g at f")
        .then()
        .answer("attacker", "stand")
        .dice(4, 4)
        .then()
        .input("nomansland:4.2.5.c", "total", 3);
    given
        .piece("g2", "ge-bomb", "defender", "J6")
        .having("fired-at", Data.texts(java.util.List.of("f")))
        .reading("nomansland:NI-074", 2)
        .when("defender", "throw g at f")
        .then()
        .refused("nomansland:2.2.0.d");
  }
}
