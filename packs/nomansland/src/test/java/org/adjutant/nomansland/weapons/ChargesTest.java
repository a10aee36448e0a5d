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

/** Demolition charges and Barricades (4.2.5.g to 4.2.5.k). */
final class ChargesTest {
  private static Given bomber() {
    return Battle.action("silent-death", "attacker").piece("b", "uk-bomb", "attacker", "L7");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.g")
  void aChargeBesideWireIsReadOnTheWireTable() {
    Then blown = bomber().when("attacker", "demolish b K7").die("wire", 6).then().permitted();
    blown.cites("nomansland:4.2.5.g").input("nomansland:4.2.5.g", "adds", 2);
    Assertions.assertThat(blown.after().attribute(Subject.of(Place.hex("K7")), "wire"))
        .contains(Data.of("breach"));
    blown.having("b", "acted", Data.of("build"));
    blown.when("attacker", "demolish b K8").then().refused("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.g")
  void onlyABomberBesideWireLaysOne() {
    bomber()
        .piece("r", "uk-rifle", "attacker", "L7")
        .when("attacker", "demolish r K7")
        .then()
        .refused("nomansland:4.2.5.g");
    bomber().when("attacker", "demolish b M7").then().refused("nomansland:4.2.5.g");
    bomber()
        .moved("b", "N7")
        .when("attacker", "demolish b K7")
        .then()
        .refused("nomansland:4.2.5.g");
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.h", "nomansland:4.2.5.i", "nomansland:4.2.5.k"})
  void aBomberAloneInItsHexBecomesABarricade() {
    Then built =
        bomber()
            .moved("b", "J7")
            .when("attacker", "barricade b")
            .then()
            .permitted()
            .cites("nomansland:4.2.5.h", "nomansland:4.2.5.i", "nomansland:4.2.5.k")
            .usesReading("nomansland:NI-105", 2)
            .gone("b")
            .at("barricade-j7", "J7");
    Assertions.assertThat(built.after().piece("barricade-j7").orElseThrow().kind())
        .isEqualTo("barricade");
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.h", "nomansland:4.2.5.i"})
  void whoHasActedOrIsNotAloneBuildsNone() {
    bomber()
        .where("b")
        .having("acted", "move")
        .when("attacker", "barricade b")
        .then()
        .refused("nomansland:2.1.b");
    bomber()
        .piece("r", "uk-rifle", "attacker", "L7")
        .when("attacker", "barricade b")
        .then()
        .refused("nomansland:4.2.5.i");
    bomber()
        .piece("r", "uk-rifle", "attacker", "M7")
        .when("attacker", "barricade r")
        .then()
        .refused("nomansland:4.2.5.h");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.i")
  void nobodyRetreatsOntoABarricade() {
    Battle.action("silent-death", "attacker")
        .piece("b", "uk-bomb", "attacker", "K7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .piece("x", "barricade", "defender", "I8")
        .when("attacker", "throw b at d")
        .then()
        .choice("grenade")
        .offers("retreat I6")
        .offersNot("retreat I8");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.j")
  void aChargeDestroysABarricadeAsIfItWereIntactWire() {
    Given before = bomber().piece("x", "barricade", "defender", "M7");
    before
        .when("attacker", "demolish b M7")
        .die("charge", 4)
        .then()
        .cites("nomansland:4.2.5.j")
        .source("table", "wire, column intact, row 6", "breach")
        .at("x", "box:lost-defender");
    before.when("attacker", "demolish b M7").die("charge", 3).then().at("x", "M7");
  }

  @Test
  void byAnotherReadingTheBarricadeIsAMarkerBesideASpentBomber() {
    Given given = bomber().moved("b", "K7").reading("nomansland:NI-105", 1);
    given.when("attacker", "barricade b").then().refused("nomansland:4.2.5.h");
    Then built =
        given.when("attacker", "barricade b in J7").then().permitted().at("barricade-j7", "J7");
    built.at("b", "K7").having("b", "spent", Data.of(true));
    given.when("attacker", "barricade b in L7").then().refused("nomansland:4.2.5.i");
    given
        .piece("d", "ge-sec", "defender", "J6")
        .where("b")
        .being("spent")
        .when("attacker", "throw b at d")
        .then()
        .refusedAtLeastFor("nomansland:4.2.5.a");
  }
}
