package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Flamethrowers (4.2.4). */
final class FlamesTest {
  /** A flamethrower in the wire before Erich and a section in the trench. */
  private static Given flames() {
    return Battle.action("ouch-at-hooge", "attacker")
        .piece("f", "ge-flam", "attacker", "K7")
        .steps(2)
        .piece("d", "fr-sec", "defender", "J7")
        .steps(2);
  }

  private static Then burnt(Given given, int... dice) {
    return given.when("attacker", "burn f at d").dice(dice).then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:4.2.4.a", "nomansland:2.1.3.1.m"})
  void flamesReachANeighbourEvenInTheSameTrench() {
    flames()
        .moved("f", "J8")
        .when("attacker", "burn f at d")
        .then()
        .permitted()
        .cites("nomansland:4.2.4.a", "nomansland:2.1.3.1.m");
    flames()
        .piece("far", "fr-sec", "defender", "I7")
        .when("attacker", "burn f at far")
        .then()
        .refused("nomansland:4.2.4.a");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.b")
  void whoIsHitGoesTowardHisReserveTrench() {
    Then asked = burnt(flames(), 4, 1, 1);
    asked.having("d", "pinned", Data.of(true)).choice("flee").offersOnly("I6", "I7", "I8");
    asked.answer("defender", "I7").die("fuel", 1).then().cites("nomansland:4.2.4.b").at("d", "I7");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.b")
  void whoIsNotHitStays() {
    burnt(flames(), 3, 1, 1, 1).noChoice().at("d", "J7");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.b")
  void whoCannotGoStaysPinnedOrIsLostByAnotherReading() {
    Given gun = flames().without("d").piece("d", "fr-mg", "defender", "J7");
    burnt(gun, 5, 1, 1, 1)
        .cites("nomansland:4.2.4.b")
        .usesReading("nomansland:NI-099", 1)
        .at("d", "J7")
        .having("d", "pinned", Data.of(true));
    burnt(gun.reading("nomansland:NI-099", 2), 5, 1, 1, 1).at("d", "box:lost-defender");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.b")
  void aForcedRetreatNeedsNoExtractionCheckButByAnotherReading() {
    Given wire = flames().moved("f", "L7").moved("d", "K7");
    burnt(wire, 4, 1, 1).answer("defender", "J7").dice(1).then().at("d", "J7");
    burnt(wire.reading("nomansland:NI-050", 2), 4, 1, 1)
        .answer("defender", "J7")
        .die("extraction", 1)
        .die("fuel", 1)
        .then()
        .at("d", "K7");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.b")
  void attackersGoTowardRobert() {
    Battle.action("ouch-at-hooge", "defender")
        .piece("f", "ge-flam", "defender", "K8")
        .steps(2)
        .piece("a", "ge-inf", "attacker", "L8")
        .steps(2)
        .when("defender", "burn f at a")
        .dice(6, 1, 1)
        .then()
        .choice("flee")
        .offersOnly("M7", "M8", "M9");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.c")
  void onAFiveItIsTurnedAndThenRemoved() {
    burnt(flames(), 1, 1, 1, 4).steps("f", 2);
    burnt(flames(), 1, 1, 1, 5).cites("nomansland:4.2.4.c").steps("f", 1);
    burnt(flames().where("f").steps(1), 1, 1, 5).at("f", "box:lost-attacker");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.d")
  void eachAttackLeavesSmokeThatHindersOnlyLaterOnes() {
    Then after = burnt(flames(), 1, 1, 1, 1).cites("nomansland:4.2.4.d");
    Assertions.assertThat(after.after().attribute(Subject.of(Place.hex("K7")), "smoke"))
        .contains(Data.of(1));
    after.citesNot("nomansland:2.1.3.2.k");
    burnt(flames().reading("nomansland:NI-100", 2), 1, 1, 1, 1).cites("nomansland:2.1.3.2.k");
  }

  @Test
  @ProvesRule("nomansland:4.2.4.d")
  void flameSmokeIsAlwaysLaidButByAnotherReading() {
    Given full = flames().attribute(Subject.of(Place.hex("B1")), "smoke", Data.of(12));
    burnt(full, 1, 1, 1, 1).event("nomansland/SmokeLaid");
    burnt(full.reading("nomansland:NI-159", 2), 1, 1, 1, 1).noEvent("nomansland/SmokeLaid");
  }

  @Test
  @ProvesRule({"nomansland:4.2.12.d", "nomansland:4.2.5.f"})
  void flamesReachThoseInADugoutOnTheStructureTable() {
    Given dugout =
        flames()
            .moved("f", "J7")
            .moved("d", "I7")
            .piece("s", "dugout", "defender", "I7")
            .where("d")
            .having("inside", "s");
    burnt(dugout, 5, 1, 1, 1)
        .cites("nomansland:4.2.5.f")
        .at("d", "box:lost-defender")
        .at("s", "box:lost-defender");
    burnt(dugout, 4, 1, 1, 1).noChoice().at("d", "I7").having("d", "pinned", Data.of(true));
  }

  @Test
  void aTankIsProofAgainstFlames() {
    Battle.action("last-gamble", "defender")
        .piece("f", "ge-flam", "defender", "J7")
        .steps(2)
        .piece("t", "tank", "attacker", "K7")
        .steps(2)
        .when("defender", "burn f at t")
        .then()
        .refused("nomansland:4.2.11.1.a");
  }

  @Test
  void anOfficerIsTestedBeforeHisUnitFlees() {
    burnt(flames().piece("o", "officer", "defender", "J7"), 4, 1, 1, 1)
        .at("o", "J7")
        .choice("flee");
  }

  @Test
  @ProvesRule("nomansland:0.2.d")
  void aFlamethrowerIsOfSizeZeroAndGoesWithItsFirstLoss() {
    Battle.action("ouch-at-hooge", "defender")
        .piece("g", "ge-bomb", "defender", "J7")
        .piece("f", "ge-flam", "attacker", "K7")
        .steps(2)
        .being("pinned")
        .when("defender", "throw g at f")
        .dice(6, 1)
        .then()
        .cites("nomansland:0.2.d")
        .at("f", "box:lost-attacker");
  }
}
