package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.campaign.stack.StackField.assuming;
import static org.adjutant.loos.campaign.stack.StackField.battalion;
import static org.adjutant.loos.campaign.stack.StackField.half;
import static org.adjutant.loos.campaign.stack.StackField.pair;
import static org.adjutant.loos.campaign.stack.StackField.phase;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 18.3: stacks in the combat phase. */
final class ReservesInCombatTest {
  /** The British pair in 0505 against a German one in 0504. */
  private static Given fight() {
    Given british = pair(phase("combat", "british"), "5a", "5b", "0505");
    return battalion(battalion(british, "g1", "14", "0504"), "g2", "14", "0504");
  }

  @Test
  @ProvesRule({"loos:18.3.a", "loos:18.1.b"})
  void reservesAddNothingToAttackOrDefence() {
    fight().when("british", "attack 0504 with 5a").then().refused("loos:18.3.a");
    fight().when("british", "attack 0504 with 5a,5b").then().refused("loos:18.3.a");
    fight()
        .when("british", "attack 0504 with 5b")
        .dice(6)
        .then()
        .permitted()
        .input("loos:18.3.a", "counted", 0)
        .event("CombatResolved")
        .fact("defender", "g2")
        .fact("differential", 2);
  }

  @Test
  @ProvesRule({"loos:18.3.b", "loos:18.3.c"})
  void theFrontLineAloneHasTheLossAndItsReserveComesToTheFront() {
    Then lost =
        assuming(fight(), "De")
            .when("british", "attack 0504 with 5b")
            .then()
            .permitted()
            .input("loos:18.3.b", "reserve", "g1")
            .input("loos:18.3.c", "unit", "g2")
            .usesReading("loos:LI-59", 1)
            .at("g2", "box:eliminated")
            .at("g1", "0504")
            .steps("g1", 1)
            .noChoice();
    lost.given()
        .clock(1, "mobile-movement", "german")
        .when("german", "exploit g1")
        .then()
        .refused("loos:18.4.a");
  }

  @Test
  @ProvesRule({"loos:18.3.b", "loos:18.3.c"})
  void anAttackersReserveComesToTheFrontAndMayStillAttack() {
    Then lost =
        assuming(half(fight(), "6a", "6", "0605"), "Ae")
            .when("british", "attack 0504 with 5b")
            .then()
            .input("loos:18.3.c", "unit", "5b")
            .at("5b", "box:eliminated")
            .at("5a", "0505")
            .steps("5a", 2);
    battalion(lost.given(), "g3", "14", "0506")
        .when("british", "attack 0506 with 5a")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:18.3.d")
  void aReserveGoesAlongOnARetreat() {
    Then asked = assuming(fight(), "D2").when("british", "attack 0504 with 5b").then();
    asked
        .answer("german", "go 0503-0502")
        .then()
        .permitted()
        .input("loos:18.3.d", "unit", "g1")
        .at("g1", "0502")
        .at("g2", "0502");
  }

  @Test
  @ProvesRule("loos:18.3.d")
  void aReserveGoesAlongOnAnAdvanceAndMayStillExploit() {
    Then retreated =
        assuming(fight(), "D2")
            .when("british", "attack 0504 with 5b")
            .then()
            .answer("german", "go 0503-0502")
            .then();
    Then advanced = retreated.answer("british", "5b to 0504").then().permitted();
    advanced
        .input("loos:18.3.d", "unit", "5a")
        .at("5a", "0504")
        .at("5b", "0504")
        .having("5b", Marks.ADVANCED, Data.of(true));
    advanced
        .given()
        .clock(1, "mobile-movement", "british")
        .when("british", "exploit 5a")
        .dice(4)
        .then()
        .permitted();
  }

  @Test
  void byAnotherReadingAReserveCarriedAlongIsFrozen() {
    assuming(fight().reading("loos:LI-55", 2), "D2")
        .when("british", "attack 0504 with 5b")
        .then()
        .answer("german", "go 0503-0502")
        .then()
        .answer("british", "5b to 0504")
        .then()
        .permitted()
        .usesReading("loos:LI-55", 2)
        .having("5a", Marks.ADVANCED, Data.of(true));
  }

  @Test
  void byAnotherReadingTheWholeStackIsEliminated() {
    assuming(fight().reading("loos:LI-35", 2), "De")
        .when("british", "attack 0504 with 5b")
        .then()
        .at("g1", "box:eliminated")
        .at("g2", "box:eliminated");
  }

  @Test
  void aReserveThatCameToTheFrontIsATargetOfItsOwnUnlessReadOtherwise() {
    Given second = half(fight(), "6a", "6", "0605");
    assuming(second, "De")
        .when("british", "attack 0504 with 5b")
        .then()
        .when("british", "attack 0504 with 6a")
        .then()
        .permitted()
        .at("g1", "box:eliminated");
    assuming(second.reading("loos:LI-58", 2), "De")
        .when("british", "attack 0504 with 5b")
        .then()
        .when("british", "attack 0504 with 6a")
        .then()
        .refused("loos:8.0.c");
  }
}
