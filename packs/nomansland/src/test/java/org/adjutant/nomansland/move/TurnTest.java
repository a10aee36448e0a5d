package org.adjutant.nomansland.move;

import static org.adjutant.nomansland.move.MoveField.facing;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

/** Machine guns that turn (2.1.2.c, 4.2.2.c). Tanks are in {@link TankTest}. */
final class TurnTest {
  private static Given gun() {
    return facing(
        Battle.action("a-gun-still-too-far", "defender")
            .piece("ge-mg-1", "ge-mg", "defender", "J5"),
        "ge-mg-1",
        4);
  }

  @Test
  @ProvesRule({"nomansland:2.1.2.c", "nomansland:4.2.2.c"})
  void aMachineGunTurnsOneHexsideInsteadOfAnotherAction() {
    Then turned = gun().when("defender", "turn ge-mg-1 5").then().permitted();
    turned
        .cites("nomansland:4.2.2.c")
        .usesReading("nomansland:NI-116", 1)
        .having("ge-mg-1", "acted", Data.of("turn"));
    assertThat(turned.after().piece("ge-mg-1").orElseThrow().facing()).isEqualTo(5);
    turned.when("defender", "turn ge-mg-1 4").then().refused("nomansland:2.1.b");
    gun().when("defender", "turn ge-mg-1 1").then().refused("nomansland:2.1.2.c");
    gun().when("defender", "turn ge-mg-1 4").then().refused("nomansland:2.1.2.c");
    gun()
        .when("defender", "turn ge-mg-1 1")
        .then()
        .may("defender")
        .offered("turn ge-mg-1 3", "turn ge-mg-1 5")
        .notOffered("turn ge-mg-1 2");
    facing(gun(), "ge-mg-1", 6).when("defender", "turn ge-mg-1 1").then().permitted();
  }

  @Test
  void onlyMachineGunsAndTanksTurnAndNoPinnedOnes() {
    Given more =
        gun()
            .piece("ge-sec-1", "ge-sec", "defender", "J5")
            .piece("pillbox-1", "pillbox", "defender", "I7");
    more.when("defender", "turn ge-sec-1 1").then().refused("nomansland:2.1.2.c");
    more.when("defender", "turn pillbox-1 1").then().refused("nomansland:2.1.2.c");
    gun()
        .where("ge-mg-1")
        .being("pinned")
        .when("defender", "turn ge-mg-1 5")
        .then()
        .refused("nomansland:2.1.2.a");
  }

  @Test
  void turningIsFreeOnceByTheOtherReading() {
    Given free = gun().reading("nomansland:NI-116", 2);
    Then turned = free.when("defender", "turn ge-mg-1 5").then().permitted();
    assertThat(turned.after().piece("ge-mg-1").orElseThrow().attribute("acted")).isEmpty();
    turned.when("defender", "turn ge-mg-1 4").then().refused("nomansland:2.1.2.c");
    free.where("ge-mg-1")
        .having("acted", "fire")
        .when("defender", "turn ge-mg-1 5")
        .then()
        .permitted();
  }

  @Test
  void aHiddenGunTurnsUnseen() {
    Given hidden =
        facing(
            Battle.action("a-gun-still-too-far", "defender")
                .piece("ge-mg-1", "ge-mg", "defender", "J5")
                .knownTo("defender")
                .piece("q1", "unknown", "defender", "J5"),
            "ge-mg-1",
            4);
    Then turned = hidden.when("defender", "turn ge-mg-1 5").then().permitted();
    Viewer attacker = Viewer.of(Sides.ATTACKER);
    turned.at("q1", "J5");
    assertThat(turned.ruling().eyes().includes(attacker)).isFalse();
    for (Event event : turned.ruling().events()) {
      assertThat(event.factsFor(attacker)).isEqualTo(Data.EMPTY);
    }
    assertThat(turned.ruling().trail()).noneMatch(finding -> finding.audience().includes(attacker));
    assertThat(turned.after().seenBy(attacker).digest())
        .isEqualTo(hidden.position().seenBy(attacker).digest());
  }
}
