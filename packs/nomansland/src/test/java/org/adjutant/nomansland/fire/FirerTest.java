package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.back;
import static org.adjutant.nomansland.fire.FireField.front;
import static org.adjutant.nomansland.fire.FireField.gun;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Who may fire (2.1.b, 2.1.3.1). */
final class FirerTest {
  private static final String FIRE = "fire fr-inf-1 at ge-inf-1";

  private static Then fired(Given given) {
    return given.when("attacker", FIRE).dice(1, 1).then().permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.b")
  void aUnitActsOnceInItsSidesActionPhase() {
    fired(front()).having("fr-inf-1", "acted", Data.of("fire"));
    fired(front()).when("attacker", FIRE).then().refused("nomansland:2.1.b");
    front()
        .clock(1, "artillery", "attacker")
        .when("attacker", FIRE)
        .then()
        .refused("nomansland:2.1.b");
    back().when("attacker", FIRE).then().refused("nomansland:2.1.b");
    front()
        .where("fr-inf-1")
        .having("acted", "rally")
        .when("attacker", FIRE)
        .then()
        .refused("nomansland:2.1.b");
    front().when("attacker", "fire ge-inf-1 at fr-inf-1").then().refused("nomansland:2.1.b");
  }

  @Test
  void aCounterAttackUnitFiresFromTheNextTurnOn() {
    back()
        .where("ge-inf-1")
        .being("fresh")
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.2.3.e");
  }

  @Test
  void aUnitWithoutFirepowerDoesNotFire() {
    front()
        .piece("fr-crap-1", "fr-crap", "attacker", "N8")
        .when("attacker", "fire fr-crap-1 at ge-inf-1")
        .then()
        .refused("nomansland:2.1.3.2.a");
    front().when("attacker", FIRE + " as lmg").then().refused("nomansland:4.2.8.b");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.e")
  void aUnitFiresOnOneEnemyATurn() {
    Given two = front().piece("ge-sec-1", "ge-sec", "defender", "J6").steps(2);
    Then fired = fired(two);
    fired.when("attacker", "fire fr-inf-1 at ge-sec-1").then().refused("nomansland:2.1.3.1.e");
    fired.when("attacker", FIRE).then().refused("nomansland:2.1.b");
    fired.may("attacker").notOffered("fire fr-inf-1 at ge-sec-1");
    two.when("attacker", "fire fr-inf-1 at ge-sec-1").dice(1, 1).then().permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.a")
  void nobodyFiresBesideAnEnemyInHisOwnHex() {
    Given mixed = front().piece("ge-sec-1", "ge-sec", "defender", "M7");
    mixed.when("attacker", FIRE).then().refused("nomansland:2.1.3.1.a");
    mixed.when("attacker", FIRE).then().may("attacker").notOffered(FIRE);
    front()
        .piece("officer-1", "officer", "defender", "M7")
        .when("attacker", FIRE)
        .dice(1, 1)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.p")
  void nobodyFiresOutOfADugout() {
    Given dugout =
        back()
            .piece("dugout-1", "dugout", "defender", "I8")
            .piece("ge-sec-1", "ge-sec", "defender", "I8")
            .having("inside", "dugout-1");
    dugout
        .when("defender", "fire ge-sec-1 at fr-inf-1")
        .then()
        .refused("nomansland:2.1.3.1.p")
        .cites("nomansland:4.2.12.d");
    dugout
        .without("dugout-1")
        .when("defender", "fire ge-sec-1 at fr-inf-1")
        .dice(1)
        .then()
        .permitted();
  }

  @Test
  void aPinnedUnitMayFireUnlessTheOtherReadingIsInForce() {
    Given pinned = front().where("fr-inf-1").being("pinned");
    pinned.when("attacker", FIRE).dice(6, 6).then().permitted().usesReading("nomansland:NI-043", 1);
    pinned
        .reading("nomansland:NI-043", 2)
        .when("attacker", FIRE)
        .then()
        .refused("nomansland:2.1.4.a");
  }

  @Test
  @ProvesRule("nomansland:S01.special.d")
  void theFrenchOf1914FireInNoMansLandOnlyWhilePinned() {
    Given front =
        Battle.action("fix-bayonet", "attacker")
            .piece("fr-inf-1", "fr-inf", "attacker", "M7")
            .steps(2)
            .piece("ge-inf-1", "ge-inf", "defender", "J7")
            .steps(2);
    front.when("attacker", FIRE).then().refused("nomansland:S01.special.d");
    front.moved("fr-inf-1", "P7").when("attacker", FIRE).dice(1, 1).then().permitted();
    Given pinned = front.where("fr-inf-1").being("pinned");
    pinned.when("attacker", FIRE).dice(1, 1).then().permitted();
    pinned
        .reading("nomansland:NI-135", 2)
        .when("attacker", FIRE)
        .then()
        .refused("nomansland:S01.special.d");
    front
        .clock(1, "action", "defender")
        .when("defender", "fire ge-inf-1 at fr-inf-1")
        .dice(1, 1, 1)
        .then()
        .permitted();
    front().when("attacker", FIRE).dice(1, 1).then().permitted();
  }

  @Test
  @ProvesRule("nomansland:1.2.h")
  void whoFiresComesToLight() {
    Given hidden = FireField.hidden(back().without("ge-inf-1"), "ge-sec-1", "J7");
    Then fired = hidden.when("defender", "fire ge-sec-1 at fr-inf-1").dice(1).then().permitted();
    fired.cites("nomansland:1.2.h").gone("qJ7");
    fired.when("defender", "end").then().permitted();
    gun(hidden)
        .when("defender", "fire ge-mg-1 at fr-inf-1")
        .dice(1, 1, 1, 1)
        .then()
        .permitted()
        .citesNot("nomansland:1.2.h")
        .at("qJ7", "J7");
  }
}
