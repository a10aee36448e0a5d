package org.adjutant.nomansland.weapons;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;

/** Grenades against Dugouts, Pillboxes and MG Nests (4.2.5.f, 4.2.12.i). */
final class StructuresTest {
  /** A Bomber beside a structure with two sections inside. */
  private static Given before(String structure) {
    return Battle.action("last-gamble", "attacker")
        .piece("b", "uk-bomb", "attacker", "J5")
        .piece("s", structure, "defender", "I5")
        .with(new Face(PieceId.of("s"), 4))
        .piece("d", "ge-sec", "defender", "I5")
        .steps(2)
        .having("inside", "s")
        .piece("e", "ge-sec", "defender", "I5")
        .steps(2)
        .having("inside", "s");
  }

  private static Then thrown(Given given, int one, int two) {
    return given.when("attacker", "throw b at d").dice(one, two).then().permitted().noChoice();
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.f", "nomansland:4.2.12.i"})
  void aFiveDestroysADugoutWithAllInside() {
    thrown(before("dugout"), 5, 1)
        .cites("nomansland:4.2.5.f", "nomansland:4.2.12.i", "nomansland:4.2.12.h")
        .source("table", "grenade-structure, column dugout, row 5", "Dugout destroyed")
        .at("d", "box:lost-defender")
        .at("e", "box:lost-defender")
        .at("s", "box:lost-defender");
  }

  @Test
  @ProvesRule({"nomansland:4.2.12.h", "nomansland:2.1.3.2.e"})
  void anOfficerInADestroyedDugoutIsOutOfItAndTested() {
    Then then =
        before("dugout")
            .piece("o", "officer", "defender", "I5")
            .having("inside", "s")
            .piece("f", "ge-sec", "defender", "I5")
            .steps(2)
            .when("attacker", "throw b at d")
            .dice(5, 1)
            .die("officer", 3)
            .then()
            .at("d", "box:lost-defender")
            .at("o", "I5");
    assertThat(then.after().piece("o").orElseThrow().attribute("inside")).isEmpty();
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.f", "nomansland:4.2.12.d"})
  void aFourPinsAllInADugout() {
    thrown(before("dugout"), 4, 1)
        .having("d", "pinned", Data.of(true))
        .having("e", "pinned", Data.of(true))
        .at("s", "I5");
  }

  @Test
  @ProvesRule({"nomansland:4.2.5.f", "nomansland:4.2.12.i"})
  void aSixDestroysAPillboxAndAFivePinsThoseInside() {
    thrown(before("pillbox"), 6, 1).at("d", "box:lost-defender").at("s", "box:lost-defender");
    thrown(before("pillbox"), 5, 1)
        .having("d", "pinned", Data.of(true))
        .having("e", "pinned", Data.of(true))
        .at("s", "I5");
    thrown(before("pillbox"), 4, 4).at("d", "I5").noEvent("nomansland/UnitPinned");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.d")
  void nobodyRetreatsFromADugoutOrAPillboxButByAnotherReading() {
    thrown(before("dugout"), 1, 1).steps("d", 2);
    thrown(before("pillbox"), 1, 1).steps("d", 2);
    before("dugout")
        .reading("nomansland:NI-104", 3)
        .when("attacker", "throw b at d")
        .then()
        .choice("grenade")
        .offers("stand", "retreat H5");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.f")
  void inANestTheTargetHasItsThreeOptionsAndTheCheckIsOnTheStructureTable() {
    Then asked = before("mg-nest").when("attacker", "throw b at d").then().permitted();
    asked.choice("grenade").offers("stand", "duck", "retreat H5");
    asked
        .answer("defender", "stand")
        .dice(4, 2)
        .then()
        .cites("nomansland:4.2.5.f")
        .having("d", "pinned", Data.of(true))
        .noEvent("nomansland/NestWrecked");
    Then away = asked.answer("defender", "retreat H5").then().at("d", "H5");
    assertThat(away.after().piece("d").orElseThrow().attribute("inside")).isEmpty();
    before("mg-nest")
        .reading("nomansland:NI-104", 2)
        .when("attacker", "throw b at d")
        .then()
        .choice("grenade")
        .offersOnly("stand", "duck");
  }

  @Test
  @ProvesRule("nomansland:4.2.5.f")
  void aSixWrecksANestAndTheOthersStayInTheOpen() {
    Then wrecked =
        before("mg-nest")
            .when("attacker", "throw b at d")
            .then()
            .answer("defender", "stand")
            .dice(6, 2)
            .then();
    wrecked
        .steps("d", 1)
        .at("e", "I5")
        .steps("e", 2)
        .at("s", "box:lost-defender")
        .usesReading("nomansland:NI-152", 1);
    assertThat(wrecked.after().piece("e").orElseThrow().attribute("inside")).isEmpty();
    before("mg-nest")
        .reading("nomansland:NI-152", 2)
        .when("attacker", "throw b at d")
        .then()
        .answer("defender", "stand")
        .dice(6, 2)
        .then()
        .at("d", "box:lost-defender")
        .at("e", "box:lost-defender");
  }

  @Test
  @ProvesRule("nomansland:4.2.12.d")
  void nobodyThrowsOutOfADugout() {
    Battle.action("last-gamble", "defender")
        .piece("s", "dugout", "defender", "I5")
        .piece("g", "ge-bomb", "defender", "I5")
        .having("inside", "s")
        .piece("a", "uk-lmg", "attacker", "J5")
        .when("defender", "throw g at a")
        .then()
        .refused("nomansland:4.2.12.d");
  }

  @Test
  @ProvesRule("nomansland:4.2.12.e")
  void outOfAPillboxOneThrowsToItsFrontOnly() {
    Given box =
        Battle.action("last-gamble", "defender")
            .piece("s", "pillbox", "defender", "I5")
            .with(new Face(PieceId.of("s"), 4))
            .piece("g", "ge-bomb", "defender", "I5")
            .having("inside", "s")
            .piece("a", "uk-lmg", "attacker", "J5")
            .piece("behind", "uk-lmg", "attacker", "H5");
    box.when("defender", "throw g at a").then().permitted();
    box.when("defender", "throw g at behind").then().refused("nomansland:4.2.12.e");
  }
}
