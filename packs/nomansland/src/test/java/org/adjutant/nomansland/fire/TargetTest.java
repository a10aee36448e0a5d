package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.front;
import static org.adjutant.nomansland.fire.FireField.gun;
import static org.adjutant.nomansland.fire.FireField.hidden;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Who may be fired on (2.1.3.1, 2.2.0.d). */
final class TargetTest {
  private static final String FIRE = "fire fr-inf-1 at ";

  @Test
  @ProvesRule("nomansland:2.1.3.1.b")
  void theTargetIsAnEnemyFightingUnitOnTheMap() {
    Given front =
        front()
            .piece("fr-inf-2", "fr-inf", "attacker", "M8")
            .piece("officer-1", "officer", "defender", "J8")
            .piece("ge-mg-2", "ge-mg", "defender", "box:lost-defender");
    front.when("attacker", FIRE + "ge-inf-1").dice(1, 1).then().permitted();
    for (String other : new String[] {"fr-inf-2", "officer-1", "ge-mg-2"}) {
      front.when("attacker", FIRE + other).then().refused("nomansland:2.1.3.1.b");
    }
    front
        .when("attacker", FIRE + "officer-1")
        .then()
        .may("attacker")
        .offered(FIRE + "ge-inf-1")
        .notOffered(FIRE + "officer-1");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.c")
  void whatLiesUnderAMarkerIsNoTarget() {
    Given front = hidden(front(), "ge-sec-1", "J8");
    front.when("attacker", FIRE + "qJ8").then().refused("nomansland:2.1.3.1.c");
    for (String unseen : List.of("ge-sec-1", "nobody")) {
      Data args = Data.of("unit", "fr-inf-1").with("target", unseen);
      front.when("attacker", "fire", args).then().refused("nomansland:2.1.3.1.b");
    }
    front
        .when("attacker", FIRE + "qJ8")
        .then()
        .may("attacker")
        .offered(FIRE + "ge-inf-1")
        .notOffered(FIRE + "qJ8");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.d")
  void anEnemyStackedWithAFriendIsNoTarget() {
    Given front = front().piece("fr-inf-2", "fr-inf", "attacker", "J7");
    front.when("attacker", FIRE + "ge-inf-1").then().refused("nomansland:2.1.3.1.d");
    front.moved("fr-inf-2", "K8").when("attacker", FIRE + "ge-inf-1").dice(1, 1).then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.1.p", "nomansland:4.2.12.d"})
  void nobodyIsFiredOnInADugout() {
    Given front =
        front()
            .piece("dugout-1", "dugout", "defender", "I8")
            .piece("ge-sec-1", "ge-sec", "defender", "I8")
            .having("inside", "dugout-1");
    front
        .when("attacker", FIRE + "ge-sec-1")
        .then()
        .refused("nomansland:2.1.3.1.p")
        .cites("nomansland:4.2.12.d");
    front
        .piece("ge-sec-2", "ge-sec", "defender", "I8")
        .when("attacker", FIRE + "ge-sec-2")
        .dice(1, 1)
        .then()
        .permitted();
  }

  @Test
  void ordinaryFireDoesNotHurtATankUnlessTheOtherReadingIsInForce() {
    Given tank =
        gun(
            Battle.action("tank-you", "defender")
                .piece("tank-1", "tank", "attacker", "M5")
                .steps(2));
    tank.when("defender", "fire ge-mg-1 at tank-1").then().refused("nomansland:4.2.11.1.a");
    tank.reading("nomansland:NI-111", 2)
        .when("defender", "fire ge-mg-1 at tank-1")
        .dice(1, 1, 1, 3)
        .then()
        .permitted()
        .input("nomansland:2.1.3.2.b", "total", 5);
  }

  @Test
  @ProvesRule("nomansland:2.2.0.d")
  void withoutTheCommandPostOneUnitAloneFiresAtATarget() {
    Given two =
        back()
            .piece("ge-sec-1", "ge-sec", "defender", "J8")
            .steps(2)
            .piece("fr-inf-2", "fr-inf", "attacker", "M7")
            .steps(2);
    Given without = two.tally("lost:cp", 1);
    Then fired =
        without.when("defender", "fire ge-inf-1 at fr-inf-1").dice(1, 1, 1).then().permitted();
    fired
        .when("defender", "fire ge-sec-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.2.0.d")
        .usesReading("nomansland:NI-074", 1);
    fired.when("defender", "fire ge-sec-1 at fr-inf-2").dice(1).then().permitted();
    two.when("defender", "fire ge-inf-1 at fr-inf-1")
        .dice(1, 1, 1)
        .then()
        .when("defender", "fire ge-sec-1 at fr-inf-1")
        .dice(1)
        .then()
        .permitted();
  }

  @Test
  void withoutTheCommandPostRedFireCountsForAllItStrikes() {
    Given two =
        gun(back()).piece("fr-inf-2", "fr-inf", "attacker", "M7").steps(2).tally("lost:cp", 1);
    two.when("defender", "fire ge-mg-1 at fr-inf-1")
        .dice(1, 1, 1, 1, 1, 1, 1, 1)
        .then()
        .when("defender", "fire ge-inf-1 at fr-inf-2")
        .then()
        .refused("nomansland:2.2.0.d");
    two.when("defender", "fire ge-inf-1 at fr-inf-2")
        .dice(1, 1, 1)
        .then()
        .when("defender", "fire ge-mg-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.2.0.d");
  }

  @Test
  void withoutTheCommandPostOtherAttacksCountOnlyByTheOtherReading() {
    Given grenade =
        back()
            .piece("ge-sec-1", "ge-sec", "defender", "J8")
            .steps(2)
            .having("acted", "fire")
            .having("fired-at", Data.texts(List.of("fr-inf-1")))
            .tally("lost:cp", 1);
    grenade.when("defender", "fire ge-inf-1 at fr-inf-1").dice(1, 1, 1).then().permitted();
    grenade
        .reading("nomansland:NI-074", 2)
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.2.0.d");
  }

  @Test
  void withoutTheCommandPostAGrenadeDoesNotCountWhereOthersFired() {
    Given grenade =
        back()
            .piece("ge-sec-1", "ge-sec", "defender", "J8")
            .steps(2)
            .having("acted", "fire")
            .having("fired-at", Data.texts(List.of("fr-inf-1")))
            .piece("fr-inf-2", "fr-inf", "attacker", "M7")
            .steps(2)
            .piece("ge-sec-2", "ge-sec", "defender", "J6")
            .steps(2)
            .tally("lost:cp", 1);
    Then fired =
        grenade.when("defender", "fire ge-inf-1 at fr-inf-2").dice(1, 1, 1).then().permitted();
    fired.when("defender", "fire ge-sec-2 at fr-inf-1").dice(1).then().permitted();
    fired.when("defender", "fire ge-sec-2 at fr-inf-2").then().refused("nomansland:2.2.0.d");
  }

  @Test
  void redFireOfACounterWithTwoUsesCountsForAllItStrikes() {
    Given two =
        front()
            .piece("fr-hp16-1", "fr-hp16", "defender", "J8")
            .steps(2)
            .piece("fr-inf-2", "fr-inf", "attacker", "M7")
            .steps(2)
            .clock(1, "action", "defender")
            .tally("lost:cp", 1);
    two.when("defender", "fire fr-hp16-1 at fr-inf-1 as lmg")
        .dice(1, 1, 1, 1)
        .then()
        .permitted()
        .having("fr-hp16-1", "fired-at", Data.texts(List.of("fr-inf-1")))
        .having("fr-hp16-1", "fire-targets", Data.texts(List.of("fr-inf-1", "fr-inf-2")))
        .when("defender", "fire ge-inf-1 at fr-inf-2")
        .then()
        .refused("nomansland:2.2.0.d");
  }
}
