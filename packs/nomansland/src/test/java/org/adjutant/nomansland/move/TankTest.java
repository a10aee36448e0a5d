package org.adjutant.nomansland.move;

import static org.adjutant.nomansland.move.MoveField.facing;
import static org.adjutant.nomansland.move.MoveField.tank;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Tanks on the move (4.2.11.a to 4.2.11.e). */
final class TankTest {
  @Test
  @ProvesRule("nomansland:4.2.11.a")
  void aTankEntersOneOfItsThreeFrontHexes() {
    for (String front : new String[] {"L7", "L6", "L8"}) {
      tank()
          .when("attacker", "move tank-1 to " + front)
          .die("breakdown", 1)
          .then()
          .permitted()
          .at("tank-1", front);
    }
    for (String other : new String[] {"M8", "N7", "M6"}) {
      tank().when("attacker", "move tank-1 to " + other).then().refused("nomansland:4.2.11.a");
    }
    tank()
        .when("attacker", "move tank-1 to N7")
        .then()
        .may("attacker")
        .offered("move tank-1 to L7")
        .notOffered("move tank-1 to N7");
  }

  @Test
  @ProvesRule("nomansland:4.2.11.b")
  void aTankTurnsOneHexsideFreelyOnceMovingOrNot() {
    Then turned = tank().when("attacker", "turn tank-1 2").then().permitted();
    turned.cites("nomansland:4.2.11.b");
    turned
        .when("attacker", "turn tank-1 1")
        .then()
        .refused("nomansland:4.2.11.b")
        .usesReading("nomansland:NI-110", 1);
    turned.when("attacker", "move tank-1 to M8").die("breakdown", 1).then().permitted();
    tank()
        .when("attacker", "move tank-1 to L7")
        .die("breakdown", 1)
        .then()
        .when("attacker", "turn tank-1 6")
        .then()
        .permitted();
    tank().when("attacker", "turn tank-1 3").then().refused("nomansland:4.2.11.b");
    tank().when("attacker", "turn tank-1 7").then().refused("nomansland:4.2.11.b");
    tank()
        .where("tank-1")
        .steps(1)
        .when("attacker", "turn tank-1 2")
        .then()
        .refused("nomansland:4.2.11.b");
    tank()
        .reading("nomansland:NI-110", 2)
        .when("attacker", "turn tank-1 2")
        .then()
        .when("attacker", "turn tank-1 3")
        .then()
        .permitted();
    turned
        .given()
        .clock(2, "action", "attacker")
        .when("attacker", "turn tank-1 3")
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:4.2.11.c")
  void aTankNeverGoesFromTrenchToTrench() {
    Given trench = facing(tank().moved("tank-1", "J4"), "tank-1", 2);
    trench.when("attacker", "move tank-1 to J5").then().refused("nomansland:4.2.11.c");
    trench.when("attacker", "move tank-1 to I4").die("breakdown", 1).then().permitted();
    facing(trench.moved("tank-1", "I4"), "tank-1", 4)
        .when("attacker", "move tank-1 to J4")
        .die("breakdown", 1)
        .then()
        .permitted();
    trench
        .piece("shellhole-1", "shellhole", "defender", "I4")
        .when("attacker", "move tank-1 to I4")
        .then()
        .refused("nomansland:4.2.11.c");
  }

  @Test
  @ProvesRule("nomansland:4.2.11.d")
  void aTankTestsForABreakdownInEachHexItEnters() {
    tank()
        .when("attacker", "move tank-1 to L7")
        .die("breakdown", 5)
        .then()
        .permitted()
        .cites("nomansland:4.2.11.d")
        .steps("tank-1", 2);
    Then broken =
        tank().when("attacker", "move tank-1 to L7").die("breakdown", 6).then().permitted();
    broken
        .source("table", "breakdown, column entry, row 6", "Immobilised")
        .at("tank-1", "L7")
        .steps("tank-1", 1);
    broken
        .given()
        .clock(2, "action", "attacker")
        .where("tank-1")
        .with(
            org.adjutant.rules.effect.SetPieceAttribute.clear(
                org.adjutant.rules.position.PieceId.of("tank-1"), "acted"))
        .when("attacker", "move tank-1 to K7")
        .then()
        .refused("nomansland:4.2.11.d");
  }

  @Test
  @ProvesRule("nomansland:4.2.11.e")
  void aTankThatEntersWireMayCrushIt() {
    Then crushed =
        tank()
            .moved("tank-1", "L7")
            .when("attacker", "move tank-1 to K7")
            .die("wire", 2)
            .die("breakdown", 1)
            .then()
            .permitted();
    crushed
        .cites("nomansland:4.2.11.e")
        .event("nomansland/WireTested")
        .fact("total", 6)
        .fact("becomes", "breach");
    tank()
        .moved("tank-1", "L7")
        .attribute(
            org.adjutant.rules.position.Subject.of(org.adjutant.rules.board.Place.hex("K7")),
            "wire",
            Data.of("breach"))
        .when("attacker", "move tank-1 to K7")
        .die("breakdown", 1)
        .then()
        .permitted()
        .citesNot("nomansland:4.2.11.e");
  }

  @Test
  void eachOfTwoTanksMayCrushTheWireWhileItHolds() {
    Given two =
        facing(
            tank().moved("tank-1", "L7").piece("tank-2", "tank", "attacker", "L7").steps(2),
            "tank-2",
            1);
    two.when("attacker", "move tank-1,tank-2 to K7")
        .die("wire", 1)
        .die("wire", 2)
        .die("breakdown", 1)
        .die("breakdown", 1)
        .then()
        .permitted()
        .input("nomansland:4.2.11.e", "tank", "tank-1");
    two.when("attacker", "move tank-1,tank-2 to K7")
        .die("wire", 6)
        .die("breakdown", 1)
        .die("breakdown", 1)
        .then()
        .permitted();
  }
}
