package org.adjutant.nomansland.weapons;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Mortars (4.2.3). */
final class MortarsTest {
  private static Subject hex(String id) {
    return Subject.of(Place.hex(id));
  }

  /** A Stokes mortar in P7 and a section in the trench, with others between. */
  private static Given stokes() {
    return Battle.action("silent-death", "attacker")
        .piece("m", "uk-stokes", "attacker", "P7")
        .piece("f", "uk-lmg", "attacker", "O7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2);
  }

  @Test
  @ProvesRule({
    "nomansland:4.2.3.b",
    "nomansland:4.2.3.c",
    "nomansland:4.2.3.d",
    "nomansland:4.2.3.g"
  })
  void aMortarRollsItsShellsOverEverybodysHeadWithoutScatter() {
    stokes()
        .when("attacker", "mortar m at d")
        .die("mortar", 2, 5)
        .then()
        .cites("nomansland:4.2.3.b", "nomansland:4.2.3.c", "nomansland:4.2.3.g")
        .input("nomansland:4.2.3.d", "die", 5)
        .source("table", "mortar, column trench, row 5", "Pinned")
        .having("d", "pinned", Data.of(true))
        .steps("d", 2)
        .having("m", "acted", Data.of("fire"));
  }

  @Test
  @ProvesRule("nomansland:4.2.3.d")
  void inTheOpenAFourPinsAndASixCostsALoss() {
    Given open = stokes().moved("d", "I7");
    open.when("attacker", "mortar m at d").dice(4, 1).then().having("d", "pinned", Data.of(true));
    open.when("attacker", "mortar m at d").dice(6, 1).then().steps("d", 1);
    stokes().when("attacker", "mortar m at d").dice(4, 1).then().noEvent("nomansland/UnitPinned");
  }

  @Test
  @ProvesRule("nomansland:4.2.3.b")
  void eachNationsMortarsHaveTheirRange() {
    range("silent-death", "uk-stokes", "ge-inf", "R7", "D7", "C7");
    range("raining-shells", "fr-crap", "ge-inf", "P7", "D7", "C7");
    range("ouch-at-hooge", "ge-minen", "fr-sec", "R1", "A7", "A13");
  }

  private static void range(
      String scenario, String mortar, String enemy, String at, String near, String far) {
    Given given =
        Battle.action(scenario, "attacker")
            .piece("m", mortar, "attacker", at)
            .piece("in", enemy, "defender", near)
            .piece("out", enemy, "defender", far);
    given.when("attacker", "mortar m at in").then().permitted();
    if (!mortar.equals("ge-minen")) {
      given.when("attacker", "mortar m at out").then().refused("nomansland:4.2.3.b");
    }
  }

  @Test
  @ProvesRule("nomansland:4.2.3.c")
  void whatIsHiddenIsNoTarget() {
    stokes()
        .piece("q1", "unknown", "defender", "J9")
        .when("attacker", "mortar m at q1")
        .then()
        .refusedAtLeastFor("nomansland:2.1.3.1.c");
    stokes()
        .reading("nomansland:NI-097", 2)
        .when("attacker", "mortar m at d")
        .then()
        .refused("nomansland:4.2.3.c");
    stokes()
        .attribute(hex("J7"), "revealed", Data.of(true))
        .reading("nomansland:NI-097", 2)
        .when("attacker", "mortar m at d")
        .then()
        .permitted();
  }

  @Test
  void byAnotherReadingTheWholeHexIsShelled() {
    stokes()
        .piece("e", "ge-sec", "defender", "I7")
        .steps(2)
        .moved("d", "I7")
        .reading("nomansland:NI-097", 3)
        .when("attacker", "mortar m at d")
        .dice(4, 1, 6, 1)
        .then()
        .having("e", "pinned", Data.of(true))
        .having("d", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:4.2.3.e")
  void aTargetBesideFriendsOrAmongThemIsNotShelled() {
    stokes()
        .moved("f", "K7")
        .when("attacker", "mortar m at d")
        .then()
        .refused("nomansland:4.2.3.e");
    stokes()
        .moved("f", "J7")
        .when("attacker", "mortar m at d")
        .then()
        .refused("nomansland:4.2.3.e");
    stokes().moved("f", "L7").when("attacker", "mortar m at d").then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:4.2.3.h", "nomansland:4.2.12.j"})
  void mortarsDoNothingToDugoutsAndPillboxes() {
    for (String structure : new String[] {"dugout", "pillbox"}) {
      Given inside =
          stokes()
              .piece("s", structure, "defender", "I7")
              .moved("d", "I7")
              .where("d")
              .having("inside", "s");
      inside.when("attacker", "mortar m at d").then().refused("nomansland:4.2.3.h");
      inside
          .piece("e", "ge-sec", "defender", "I7")
          .steps(2)
          .reading("nomansland:NI-097", 3)
          .when("attacker", "mortar m at e")
          .dice(6, 6)
          .then()
          .cites("nomansland:4.2.12.j")
          .steps("d", 2)
          .steps("e", 1);
    }
  }

  @Test
  void aNestCoversAsATrench() {
    stokes()
        .piece("s", "mg-nest", "defender", "I7")
        .moved("d", "I7")
        .where("d")
        .having("inside", "s")
        .when("attacker", "mortar m at d")
        .dice(4, 4)
        .then()
        .source("table", "mortar, column trench, row 4", "no effect");
  }

  @Test
  @ProvesRule("nomansland:4.2.12.f")
  void noMortarFiresOutOfAPillboxOrADugout() {
    stokes()
        .piece("s", "pillbox", "attacker", "P7")
        .where("m")
        .having("inside", "s")
        .when("attacker", "mortar m at d")
        .then()
        .refusedAtLeastFor("nomansland:4.2.12.f");
  }

  @Test
  @ProvesRule("nomansland:4.2.3.a")
  void aMortarIsAFightingUnitThatSpendsNoArtilleryPoint() {
    stokes()
        .tally("ap:attacker", 3)
        .when("attacker", "mortar m at d")
        .dice(1, 1)
        .then()
        .cites("nomansland:4.2.3.a")
        .tally("ap:attacker", 3)
        .when("attacker", "mortar m at d")
        .then()
        .refused("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:S02.special.f")
  void earlyCrapouillotsHaveMinusOne() {
    Battle.action("a-gun-still-too-far", "attacker")
        .piece("m", "fr-crap", "attacker", "P7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .when("attacker", "mortar m at d")
        .dice(5, 1)
        .then()
        .input("nomansland:S02.special.f", "adds", -1)
        .input("nomansland:4.2.3.d", "total", 4)
        .noEvent("nomansland/UnitPinned");
  }

  @Test
  @ProvesRule("nomansland:S11.special.f")
  void theMortarsOf1918HavePlusOne() {
    Battle.action("last-gamble", "attacker")
        .piece("m", "uk-stokes", "attacker", "P7")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .when("attacker", "mortar m at d")
        .dice(5, 1)
        .then()
        .input("nomansland:S11.special.f", "adds", 1)
        .steps("d", 1);
  }

  @Test
  void aMortarCanImmobiliseATankByItsOwnColumn() {
    Battle.action("last-gamble", "defender")
        .piece("m", "fr-crap", "defender", "I7")
        .piece("t", "tank", "attacker", "M7")
        .steps(2)
        .when("defender", "mortar m at t")
        .dice(6, 1)
        .then()
        .source("table", "mortar, column tank, row 6+", "Immobilised")
        .steps("t", 1);
  }

  @Test
  @ProvesRule("nomansland:4.2.3.f")
  void aMortarLaysOneSmokeMarkerInsteadOfAttacking() {
    var laid = stokes().when("attacker", "screen m L7").then().cites("nomansland:4.2.3.f");
    Assertions.assertThat(laid.after().attribute(hex("L7"), "smoke")).contains(Data.of(1));
    laid.when("attacker", "screen m L8").then().refused("nomansland:2.1.b");
    stokes().when("attacker", "screen m A1").then().refused("nomansland:4.2.3.b");
  }

  @Test
  @ProvesRule("nomansland:4.2.3.f")
  void theSmokeMarkersLimitTheScreens() {
    Given full = stokes().attribute(hex("B1"), "smoke", Data.of(12));
    full.when("attacker", "screen m L7").then().refused("nomansland:4.2.3.f");
    full.reading("nomansland:NI-159", 3).when("attacker", "screen m L7").then().permitted();
  }

  private static Given gas() {
    return Battle.action("last-gamble", "attacker")
        .piece("m", "uk-stokes", "attacker", "P7")
        .piece("d", "ge-inf", "defender", "I7")
        .steps(2);
  }

  @Test
  @ProvesRule({"nomansland:S11.special.f", "nomansland:4.1.1.2.a"})
  void theMortarsOf1918FireGasThatScatters() {
    var on = gas().when("attacker", "gas m I7").die("scatter", 5).then().permitted();
    Assertions.assertThat(on.after().attribute(hex("I7"), "gas")).contains(Data.of(1));
    on.cites("nomansland:S11.special.f").usesReading("nomansland:NI-148", 1);
    var off =
        gas().when("attacker", "gas m I7").die("scatter", 2).die("direction", 1).then().permitted();
    Assertions.assertThat(off.after().attribute(hex("H7"), "gas")).contains(Data.of(1));
    on.when("attacker", "mortar m at d").then().refused("nomansland:2.1.3.1.e");
  }

  @Test
  @ProvesRule("nomansland:S11.special.f")
  void gasOnceAGameByAnotherReadingAndNeverInOtherScenarios() {
    Given again = gas().where("m").being("gas-fired");
    again.when("attacker", "gas m I7").then().permitted();
    again
        .reading("nomansland:NI-148", 2)
        .when("attacker", "gas m I7")
        .then()
        .refused("nomansland:S11.special.f");
    stokes().when("attacker", "gas m I7").then().refused("nomansland:S11.special.f");
  }
}
