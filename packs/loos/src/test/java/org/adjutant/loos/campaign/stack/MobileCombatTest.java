package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.campaign.stack.StackField.assuming;
import static org.adjutant.loos.campaign.stack.StackField.battalion;
import static org.adjutant.loos.campaign.stack.StackField.exploited;
import static org.adjutant.loos.campaign.stack.StackField.half;
import static org.adjutant.loos.campaign.stack.StackField.phase;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 18.4 e to i: the mobile combat phase. */
final class MobileCombatTest {
  /** Three halves of brigades around a German regiment in 0504. */
  private static Given around() {
    Given given = half(phase("mobile-combat", "british"), "5a", "5", "0505");
    given = half(half(given, "6a", "6", "0605"), "19a", "19", "0405");
    return given.piece("g1", "regiment", "german", "0504").steps(2).having("division", "8");
  }

  private static Given two() {
    return exploited(around(), "5a", "6a");
  }

  @Test
  @ProvesRule("loos:18.4.e")
  void aReserveThatMovedInThePhaseBeforeMayAttackAndNoOther() {
    exploited(around(), "5a")
        .when("british", "attack 0504 with 5a")
        .dice(6)
        .then()
        .permitted()
        .event("CombatResolved")
        .fact("defender", "g1");
    around()
        .when("british", "attack 0504 with 5a")
        .then()
        .refused("loos:18.4.e")
        .may("british")
        .notOffered("attack 0504 with 5a");
  }

  @Test
  @ProvesRule("loos:18.4.f")
  void neitherSideHasMarkers() {
    exploited(around(), "5a")
        .when("british", "attack 0504 with 5a")
        .dice(6)
        .then()
        .input("loos:18.4.f", "markers", 0)
        .noChoice();
  }

  @Test
  @ProvesRule("loos:18.4.g")
  void eachFightsAlone() {
    two()
        .when("british", "attack 0504 with 5a,6a")
        .then()
        .refused("loos:18.4.g")
        .may("british")
        .offered("attack 0504 with 5a", "attack 0504 with 6a")
        .notOffered("attack 0504 with 5a,6a");
  }

  @Test
  @ProvesRule("loos:18.4.h")
  void theyAttackOneAfterAnotherAllDeclaredBefore() {
    Then asked = assuming(two(), "(A)").when("british", "attack 0504 with 5a").then();
    asked.choice("then").ownedBy("british").offersOnly("none", "6a");
    asked.answer("british", "19a").then().refused("loos:18.4.h");
    asked.answer("british", "6a,6a").then().refused("loos:18.4.h");
    Then done =
        asked
            .answer("british", "6a")
            .then()
            .permitted()
            .input("loos:18.4.h", "attacks", 2)
            .usesReading("loos:LI-58", 1)
            .steps("5a", 1)
            .steps("6a", 1)
            .having("6a", Marks.ATTACKED, Data.of(true));
    done.event("CombatResolved").times(2);
    done.when("british", "attack 0504 with 6a").then().refusedAtLeastFor("loos:8.2.d");
    Then one = asked.answer("british", "none").then().permitted();
    one.event("CombatResolved").times(1);
    one.when("british", "attack 0504 with 6a").then().refusedAtLeastFor("loos:8.0.c");
  }

  @Test
  @ProvesRule("loos:18.4.i")
  void whenTheDefenderRetreatsThoseYetToFightMayAdvance() {
    Then asked =
        assuming(two(), "D2")
            .when("british", "attack 0504 with 5a")
            .then()
            .answer("british", "6a")
            .then()
            .answer("german", "go 0503-0502")
            .then();
    asked.choice("advance").ownedBy("british").offers("6a to 0504", "5a to 0504", "none");
    Then done = asked.answer("british", "6a to 0504").then().permitted();
    done.at("6a", "0504").input("loos:18.4.i", "declared", "0504").noEvent("CombatResolved");
    done.having("6a", Marks.ADVANCED, Data.of(true));
  }

  @Test
  @ProvesRule("loos:18.4.i")
  void whenTheDefenderIsEliminatedThoseYetToFightMayAdvanceAndNoOther() {
    Then asked =
        assuming(two(), "De")
            .when("british", "attack 0504 with 5a")
            .then()
            .answer("british", "6a")
            .then()
            .at("g1", "box:eliminated");
    asked.choice("advance").ownedBy("british").offersOnly("6a to 0504", "none");
    asked.answer("british", "6a to 0504").then().permitted().at("6a", "0504").noChoice();
  }

  @Test
  void aReserveThatComesToTheFrontIsFoughtByTheNext() {
    Given pair =
        battalion(
            battalion(exploited(around().without("g1"), "5a", "6a"), "g2", "14", "0504"),
            "g3",
            "14",
            "0504");
    assuming(pair, "De")
        .when("british", "attack 0504 with 5a")
        .then()
        .answer("british", "6a")
        .then()
        .permitted()
        .at("g2", "box:eliminated")
        .at("g3", "box:eliminated")
        .noChoice();
  }

  @Test
  void byAnotherReadingAHexIsAttackedOnce() {
    assuming(two().reading("loos:LI-58", 2), "(A)")
        .when("british", "attack 0504 with 5a")
        .then()
        .permitted()
        .usesReading("loos:LI-58", 2)
        .noChoice()
        .when("british", "attack 0504 with 6a")
        .then()
        .refused("loos:8.0.c");
  }
}
