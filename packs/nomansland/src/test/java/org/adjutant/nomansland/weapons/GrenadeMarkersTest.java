package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Grenade markers (4.3.1). */
final class GrenadeMarkersTest {
  private static Given trench() {
    return Battle.action("a-gun-still-too-far", "defender")
        .piece("g", "ge-inf", "defender", "J7")
        .steps(2)
        .piece("a", "fr-inf", "attacker", "K7")
        .steps(2)
        .piece("b", "fr-inf", "attacker", "K7")
        .steps(2)
        .tally("grenades:defender", 2);
  }

  @Test
  @ProvesRule({
    "nomansland:4.3.1.a",
    "nomansland:4.3.1.b",
    "nomansland:4.3.1.c",
    "nomansland:4.3.1.e",
    "nomansland:4.3.1.f",
    "nomansland:4.3.1.g"
  })
  void aMarkerAffectsEveryUnitOfTheHexWithOneDieEach() {
    Then used = trench().when("defender", "grenade g K7").then().permitted();
    used.tally("grenades:defender", 1)
        .cites("nomansland:4.3.1.a", "nomansland:4.3.1.b", "nomansland:4.3.1.e")
        .having("g", "acted", Data.of("fire"))
        .choice("grenade")
        .offers("stand", "duck", "retreat L7", "retreat K6", "retreat K8");
    used.answer("attacker", "stand")
        .dice(6)
        .then()
        .cites("nomansland:4.3.1.c")
        .steps("a", 1)
        .answer("attacker", "duck")
        .dice(6)
        .then()
        .cites("nomansland:4.3.1.g")
        .input("nomansland:4.3.1.c", "total", 5)
        .steps("b", 2)
        .having("b", "pinned", Data.of(true));
    used.answer("attacker", "retreat L7")
        .die("extraction", 4)
        .then()
        .cites("nomansland:4.3.1.f")
        .at("a", "L7");
  }

  @Test
  @ProvesRule("nomansland:4.3.1.c")
  void aPinnedUnitHasNoOtherOption() {
    trench()
        .where("a")
        .being("pinned")
        .where("b")
        .being("pinned")
        .when("defender", "grenade g K7")
        .dice(1, 6)
        .then()
        .noChoice()
        .cites("nomansland:4.3.1.c")
        .steps("a", 2)
        .steps("b", 1);
  }

  @Test
  @ProvesRule({"nomansland:4.3.1.a", "nomansland:4.3.1.d"})
  void withoutMarkersOrASecondTimeInATurnThereIsNone() {
    trench()
        .tally("grenades:defender", 0)
        .when("defender", "grenade g K7")
        .then()
        .refused("nomansland:4.3.1.a");
    trench()
        .where("a")
        .being("pinned")
        .where("b")
        .being("pinned")
        .when("defender", "grenade g K7")
        .dice(1, 1)
        .then()
        .cites("nomansland:4.3.1.d")
        .when("defender", "grenade g K7")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:4.3.1.b")
  void theHexMustBeBesideTheUser() {
    trench()
        .piece("far", "fr-inf", "attacker", "L7")
        .when("defender", "grenade g L7")
        .then()
        .refused("nomansland:4.3.1.b");
    trench().when("defender", "grenade g I7").then().refused("nomansland:4.3.1.b");
  }

  @Test
  @ProvesRule("nomansland:4.3.1.e")
  void anyUnitOutsideAStructureUsesOneOrInfantryAloneByAnotherReading() {
    Given gun = trench().piece("m", "ge-mg", "defender", "J8");
    gun.when("defender", "grenade m K7").then().permitted();
    gun.reading("nomansland:NI-158", 2)
        .when("defender", "grenade m K7")
        .then()
        .refused("nomansland:4.3.1.e");
    trench()
        .piece("s", "mg-nest", "defender", "J7")
        .where("g")
        .having("inside", "s")
        .when("defender", "grenade g K7")
        .then()
        .refused("nomansland:4.3.1.e");
  }
}
