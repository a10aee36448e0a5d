package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Shots at tanks (4.2.11.1, 4.3.2). */
final class AntiTankTest {
  private static Given rifle() {
    return Battle.action("last-gamble", "defender")
        .piece("g", "ge-tgew", "defender", "J7")
        .piece("t", "tank", "attacker", "N7")
        .steps(2);
  }

  @Test
  @ProvesRule({"nomansland:4.2.11.1.a", "nomansland:4.2.11.1.c"})
  void aTankGewehrShootsATankOnATableOfItsOwn() {
    rifle()
        .when("defender", "pierce g at t")
        .die("anti-tank", 4)
        .then()
        .cites("nomansland:4.2.11.1.a", "nomansland:4.2.11.1.c")
        .source("table", "anti-tank, column t-gewehr, row 4", "Immobilised")
        .steps("t", 1);
    rifle().when("defender", "pierce g at t").die("anti-tank", 3).then().steps("t", 2);
  }

  @Test
  @ProvesRule("nomansland:4.2.11.1.b")
  void aDestroyedTankStaysAsAWreckAndItsOfficerIsLost() {
    rifle()
        .piece("o", "officer", "attacker", "N7")
        .when("defender", "pierce g at t")
        .die("anti-tank", 6)
        .then()
        .cites("nomansland:4.2.11.1.b")
        .at("t", "N7")
        .having("t", "wreck", Data.of(true))
        .at("o", "box:lost-attacker");
    rifle()
        .where("t")
        .steps(1)
        .when("defender", "pierce g at t")
        .die("anti-tank", 5)
        .then()
        .having("t", "wreck", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:4.2.11.1.c")
  void itReachesSixHexesAndHitsBetterCloseUp() {
    rifle().moved("t", "P7").when("defender", "pierce g at t").then().permitted();
    rifle()
        .moved("t", "P7")
        .moved("g", "I7")
        .when("defender", "pierce g at t")
        .then()
        .refused("nomansland:4.2.11.1.c");
    rifle()
        .moved("t", "L7")
        .when("defender", "pierce g at t")
        .die("anti-tank", 3)
        .then()
        .input("nomansland:4.2.11.1.a", "close", 1)
        .steps("t", 1);
  }

  @Test
  @ProvesRule("nomansland:4.2.11.1.c")
  void itShootsAtNothingButTanks() {
    rifle()
        .piece("r", "uk-lmg", "attacker", "L7")
        .when("defender", "pierce g at r")
        .then()
        .refused("nomansland:4.2.11.1.c");
  }

  @Test
  void bothWeaponsNeedALineOfSight() {
    rifle()
        .piece("r", "uk-lmg", "attacker", "L7")
        .when("defender", "pierce g at t")
        .then()
        .refused("nomansland:2.1.3.1.k");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.n")
  void aTankInTheSameTrenchIsShotAt() {
    rifle()
        .moved("t", "J8")
        .when("defender", "pierce g at t")
        .die("anti-tank", 1)
        .then()
        .permitted()
        .cites("nomansland:2.1.3.1.n");
  }

  private static Given bullets() {
    return Battle.action("last-gamble", "defender")
        .piece("g", "ge-inf", "defender", "J7")
        .steps(2)
        .piece("t", "tank", "attacker", "L7")
        .steps(2)
        .tally("k-bullets", 2);
  }

  @Test
  @ProvesRule({"nomansland:4.3.2.a", "nomansland:4.3.2.b", "nomansland:4.2.11.1.a"})
  void kBulletsServeARifleUnitOnceWithinTwoHexes() {
    bullets()
        .when("defender", "pierce g at t")
        .die("anti-tank", 5)
        .then()
        .cites("nomansland:4.3.2.a", "nomansland:4.3.2.b")
        .source("table", "anti-tank, column k-bullets, row 5", "Immobilised")
        .tally("k-bullets", 1)
        .having("g", "acted", Data.of("fire"));
    bullets().when("defender", "pierce g at t").die("anti-tank", 4).then().steps("t", 2);
    bullets()
        .moved("t", "M7")
        .when("defender", "pierce g at t")
        .then()
        .refused("nomansland:4.3.2.a");
    bullets()
        .tally("k-bullets", 0)
        .when("defender", "pierce g at t")
        .then()
        .refused("nomansland:4.3.2.b");
  }

  @Test
  @ProvesRule("nomansland:4.3.2.a")
  void onlyRifleUnitsUseKBulletsButByAnotherReading() {
    Given gun = bullets().piece("l", "ge-lmg", "defender", "J6");
    gun.when("defender", "pierce l at t").then().refused("nomansland:4.2.11.1.a");
    gun.reading("nomansland:NI-112", 2).when("defender", "pierce l at t").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:4.2.11.f")
  void aTankFiresToItsFrontOnly() {
    Given tank =
        Battle.action("tank-you", "attacker")
            .piece("t", "tank", "attacker", "L7")
            .steps(2)
            .with(
                new org.adjutant.rules.effect.Face(org.adjutant.rules.position.PieceId.of("t"), 1))
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2)
            .piece("b", "ge-inf", "defender", "N7")
            .steps(2);
    tank.when("attacker", "fire t at d").dice(1, 1, 1, 1).then().permitted();
    tank.when("attacker", "fire t at b").then().refusedAtLeastFor("nomansland:2.1.3.1.o");
  }
}
