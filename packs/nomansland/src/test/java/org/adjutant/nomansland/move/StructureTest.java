package org.adjutant.nomansland.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Out of structures (4.2.12; NI-113, NI-114, NI-115). */
final class StructureTest {
  /** A section in a Pillbox in I7, another above it, a machine gun in a Dugout in I5. */
  private static Given inside() {
    return Battle.action("specialists", "defender")
        .piece("pillbox-1", "pillbox", "defender", "I7")
        .piece("ge-sec-1", "ge-sec", "defender", "I7")
        .having("inside", "pillbox-1")
        .piece("ge-sec-2", "ge-sec", "defender", "I7")
        .piece("dugout-1", "dugout", "defender", "I5")
        .piece("ge-mg-1", "ge-mg", "defender", "I5")
        .having("inside", "dugout-1");
  }

  @Test
  @ProvesRule({"nomansland:4.2.12.c", "nomansland:4.2.12.k"})
  void aUnitLeavesItsStructureAtNoCostAndLiesAboveIt() {
    Then left = inside().when("defender", "leave ge-sec-1").then().permitted();
    left.cites("nomansland:4.2.12.c", "nomansland:4.2.12.k")
        .usesReading("nomansland:NI-114", 1)
        .at("ge-sec-1", "I7");
    assertThat(left.after().piece("ge-sec-1").orElseThrow().attribute("inside")).isEmpty();
    left.when("defender", "move ge-sec-1 to I8").then().permitted();
    left.when("defender", "leave ge-sec-1").then().refused("nomansland:4.2.12.c");
    inside().when("defender", "leave ge-sec-2").then().refused("nomansland:4.2.12.c");
    inside()
        .where("ge-sec-1")
        .being("pinned")
        .when("defender", "leave ge-sec-1")
        .then()
        .refused("nomansland:2.1.2.a");
    inside()
        .where("ge-sec-1")
        .having("acted", "fire")
        .when("defender", "leave ge-sec-1")
        .then()
        .permitted();
    inside()
        .when("defender", "leave ge-sec-2")
        .then()
        .may("defender")
        .offered("leave ge-sec-1")
        .notOffered("leave ge-sec-2", "leave ge-mg-1");
  }

  @Test
  void leavingIsTheMoveByTheOtherReading() {
    Then left =
        inside()
            .reading("nomansland:NI-114", 2)
            .when("defender", "leave ge-sec-1")
            .then()
            .permitted();
    left.when("defender", "move ge-sec-1 to I8").then().refused("nomansland:2.1.b");
    inside()
        .reading("nomansland:NI-114", 2)
        .where("ge-sec-1")
        .having("acted", "fire")
        .when("defender", "leave ge-sec-1")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  void aUnitMovesStraightOutOfItsStructure() {
    Then moved = inside().when("defender", "move ge-sec-1 to I8").then().permitted();
    assertThat(moved.after().piece("ge-sec-1").orElseThrow().attribute("inside")).isEmpty();
  }

  @Test
  void aHiddenUnitThatLeavesComesToLightWithItsStructure() {
    Given hidden =
        Battle.action("specialists", "defender")
            .piece("pillbox-1", "pillbox", "defender", "I7")
            .knownTo("defender")
            .piece("ge-sec-1", "ge-sec", "defender", "I7")
            .having("inside", "pillbox-1")
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "I7");
    hidden
        .when("defender", "leave ge-sec-1")
        .then()
        .permitted()
        .cites("nomansland:1.2.g")
        .gone("q1");
  }

  @Test
  @ProvesRule({"nomansland:4.2.2.b", "nomansland:2.1.2.b"})
  void aMachineGunLeavesItsDugoutForAnAdjacentTrenchHexAtAnyMoment() {
    Then out = inside().when("defender", "emerge ge-mg-1 J5 facing 4").then().permitted();
    out.cites("nomansland:4.2.2.b")
        .usesReading("nomansland:NI-115", 2)
        .at("ge-mg-1", "J5")
        .having("ge-mg-1", "acted", Data.of("move"));
    assertThat(out.after().piece("ge-mg-1").orElseThrow().facing()).isEqualTo(4);
    assertThat(out.after().piece("ge-mg-1").orElseThrow().attribute("inside")).isEmpty();
    out.when("defender", "emerge ge-mg-1 J4").then().refused("nomansland:2.1.2.b");
    Given among = inside().piece("enemy", "fr-inf", "attacker", "I5");
    among.when("defender", "emerge ge-mg-1 J5 facing 4").then().permitted();
    among
        .reading("nomansland:NI-118", 2)
        .when("defender", "emerge ge-mg-1 J5 facing 4")
        .then()
        .refused("nomansland:2.1.2.a");
    inside().when("defender", "emerge ge-mg-1 I6 facing 4").then().refused("nomansland:4.2.2.b");
    inside().when("defender", "emerge ge-mg-1 J7 facing 4").then().refused("nomansland:4.2.2.b");
    inside().when("defender", "emerge ge-mg-1 J5 facing 7").then().refused("nomansland:4.2.2.b");
    inside().when("defender", "emerge ge-sec-1 J7 facing 4").then().refused("nomansland:2.1.2.b");
    inside().when("defender", "leave ge-mg-1").then().refused("nomansland:4.2.2.b");
    inside().when("defender", "move ge-mg-1 to J5").then().refused("nomansland:2.1.2.b");
  }

  @Test
  void itComesOutInTheEnemysTurnTooAndFiresInItsOwn() {
    Given enemys = MoveField.facing(inside(), "ge-mg-1", 4).clock(1, "action", "attacker");
    Then out = enemys.when("defender", "emerge ge-mg-1 J5").then().permitted();
    assertThat(out.after().piece("ge-mg-1").orElseThrow().attribute("acted")).isEmpty();
    enemys
        .when("defender", "emerge ge-mg-1 I6")
        .then()
        .may("defender")
        .offered("emerge ge-mg-1 J5")
        .notOffered("emerge ge-mg-1 I6");
    enemys
        .reading("nomansland:NI-115", 1)
        .when("defender", "emerge ge-mg-1 J5")
        .then()
        .refused("nomansland:4.2.2.b")
        .usesReading("nomansland:NI-115", 1);
    Given sameHex = MoveField.facing(inside(), "ge-mg-1", 4).reading("nomansland:NI-115", 3);
    sameHex.when("defender", "emerge ge-mg-1 J5").then().refused("nomansland:2.1.2.b");
    sameHex.when("defender", "leave ge-mg-1").then().permitted().at("ge-mg-1", "I5");
  }

  @Test
  void itNeedsRoomAndItsWitsAndItsAction() {
    Given gun = MoveField.facing(inside(), "ge-mg-1", 4);
    gun.piece("ge-inf-1", "ge-inf", "defender", "J5")
        .steps(2)
        .when("defender", "emerge ge-mg-1 J5")
        .then()
        .refused("nomansland:0.4.c");
    gun.piece("barricade-1", "barricade", "defender", "J5")
        .when("defender", "emerge ge-mg-1 J5")
        .then()
        .refused("nomansland:4.2.5.i");
    gun.where("ge-mg-1")
        .being("pinned")
        .when("defender", "emerge ge-mg-1 J5")
        .then()
        .refused("nomansland:2.1.2.a");
    gun.where("ge-mg-1")
        .having("acted", "rally")
        .when("defender", "emerge ge-mg-1 J5")
        .then()
        .refused("nomansland:2.1.b");
    gun.piece("shellhole-1", "shellhole", "defender", "I6")
        .when("defender", "emerge ge-mg-1 I6")
        .then()
        .permitted();
  }
}
