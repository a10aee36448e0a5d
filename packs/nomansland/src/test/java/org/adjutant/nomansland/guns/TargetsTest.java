package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hide;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.kit.given.When;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Who rolls under a barrage, in which column, and what comes of it. */
final class TargetsTest {
  private static final String ANY = "raining-shells";

  private static Given two(String hex) {
    return preparation(ANY, 9)
        .piece("a-inf", "fr-inf", "attacker", hex)
        .steps(2)
        .piece("ge-inf-1", "ge-inf", "defender", hex)
        .steps(2);
  }

  @Test
  @ProvesRule("nomansland:1.5.1.e")
  void everyUnitOfEitherSideAndEveryStructureRollsInItsOwnColumn() {
    two("I6")
        .piece("nest", "mg-nest", "defender", "I6")
        .steps(0)
        .piece("ge-lmg-1", "ge-lmg", "defender", "I6")
        .having("inside", "nest")
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 3, 3, 6, 4)
        .then()
        .permitted()
        .having("a-inf", "pinned", Data.of(true))
        .having("ge-inf-1", "pinned", Data.of(true))
        .having("ge-lmg-1", "pinned", Data.of(true))
        .at("nest", "I6")
        .source("table", "barrage, column nest, row 6", "no effect");
  }

  @Test
  @ProvesRule({"nomansland:1.5.1.f", "nomansland:1.5.1.g"})
  void anOfficerDiesOnASixOrWithTheLastUnit() {
    Given given =
        preparation(ANY, 9)
            .piece("ge-sec-1", "ge-sec", "defender", "J6")
            .steps(1)
            .piece("officer-9", "officer", "defender", "J6")
            .steps(0);
    given
        .when("attacker", "hurricane J6")
        .die("scatter", 4)
        .die("barrage", 4)
        .die("officer", 6)
        .then()
        .cites("nomansland:1.5.1.f")
        .at("officer-9", "box:lost-defender");
    given
        .when("attacker", "hurricane J6")
        .die("scatter", 4)
        .die("barrage", 4)
        .die("officer", 5)
        .then()
        .at("officer-9", "J6");
    given
        .when("attacker", "hurricane J6")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .cites("nomansland:1.5.1.g")
        .at("officer-9", "box:lost-defender");
    given
        .when("attacker", "hurricane J6")
        .die("scatter", 4)
        .die("barrage", 3)
        .then()
        .at("officer-9", "J6");
  }

  @Test
  void byAnotherReadingAnOfficerHasADieForEachUnitHurt() {
    Given given =
        preparation(ANY, 9)
            .piece("ge-sec-1", "ge-sec", "defender", "J6")
            .steps(1)
            .piece("ge-sec-2", "ge-sec", "defender", "J6")
            .steps(1)
            .piece("officer-9", "officer", "defender", "J6")
            .steps(0);
    shelled(given)
        .die("officer", 5)
        .then()
        .usesReading("nomansland:NI-041", 1)
        .at("officer-9", "J6");
    Given each = given.reading("nomansland:NI-041", 2);
    shelled(each).die("officer", 5, 6).then().at("officer-9", "box:lost-defender");
    shelled(each)
        .die("officer", 5, 5)
        .then()
        .usesReading("nomansland:NI-041", 2)
        .at("officer-9", "J6");
    Given shots = given.reading("nomansland:NI-041", 3);
    shelled(shots).die("officer", 6).then().at("officer-9", "box:lost-defender");
  }

  /** Both units in J6 are Pinned. */
  private static When shelled(Given given) {
    return given
        .when("attacker", "hurricane J6")
        .die("scatter", 4)
        .die("barrage", 4)
        .die("barrage", 4);
  }

  @Test
  @ProvesRule({"nomansland:1.5.1.h", "nomansland:4.2.12.g", "nomansland:4.2.12.h"})
  void nobodyInAPillboxRollsButItIsDestroyedWithAllInside() {
    Given given =
        preparation(ANY, 9)
            .piece("pillbox-1", "pillbox", "defender", "I6")
            .steps(0)
            .piece("ge-mg-1", "ge-mg", "defender", "I6")
            .having("inside", "pillbox-1");
    given
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 5)
        .then()
        .cites("nomansland:1.5.1.h")
        .having("ge-mg-1", "pinned", Data.of(true));
    given
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .cites("nomansland:4.2.12.g", "nomansland:4.2.12.h")
        .at("ge-mg-1", "box:lost-defender")
        .at("pillbox-1", "box:lost-defender");
  }

  @Test
  @ProvesRule({"nomansland:4.2.12.h", "nomansland:1.5.1.f"})
  void anOfficerInADestroyedPillboxIsTestedLikeAnyOther() {
    Then then =
        preparation(ANY, 9)
            .piece("pillbox-1", "pillbox", "defender", "I6")
            .steps(0)
            .piece("ge-mg-1", "ge-mg", "defender", "I6")
            .having("inside", "pillbox-1")
            .piece("officer-1", "officer", "defender", "I6")
            .having("inside", "pillbox-1")
            .piece("ge-inf-1", "ge-inf", "defender", "I6")
            .steps(2)
            .when("attacker", "hurricane I6")
            .die("scatter", 4)
            .die("barrage", 6, 1)
            .die("officer", 5)
            .then()
            .at("ge-mg-1", "box:lost-defender")
            .at("officer-1", "I6");
    assertThat(then.after().piece("officer-1").orElseThrow().attribute("inside")).isEmpty();
  }

  @Test
  void artilleryNeverDestroysADugoutButUnderTheOtherReading() {
    Given given =
        preparation(ANY, 9)
            .piece("dugout-1", "dugout", "defender", "I4")
            .steps(0)
            .piece("ge-mg-1", "ge-mg", "defender", "I4")
            .having("inside", "dugout-1");
    given
        .when("attacker", "hurricane I4-I4")
        .die("scatter", 4, 4)
        .die("barrage", 6)
        .then()
        .at("dugout-1", "I4")
        .having("ge-mg-1", "pinned", Data.of(true));
    given
        .reading("nomansland:NI-033", 2)
        .when("attacker", "hurricane I4")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .at("dugout-1", "box:lost-defender")
        .at("ge-mg-1", "box:lost-defender");
  }

  @Test
  void unitsOfADestroyedNestStayWithoutCoverButUnderTheOtherReading() {
    Given given =
        preparation(ANY, 9)
            .piece("nest", "mg-nest", "defender", "I6")
            .steps(0)
            .piece("ge-lmg-1", "ge-lmg", "defender", "I6")
            .having("inside", "nest");
    Then then =
        given
            .when("attacker", "hurricane I6-I6")
            .die("scatter", 4, 4)
            .die("barrage", 6, 1)
            .then()
            .at("nest", "box:lost-defender")
            .at("ge-lmg-1", "I6");
    assertThat(then.after().piece("ge-lmg-1").orElseThrow().attribute("inside")).isEmpty();
    given
        .reading("nomansland:NI-152", 2)
        .when("attacker", "hurricane I6-I6")
        .die("scatter", 4, 4)
        .die("barrage", 6)
        .then()
        .at("ge-lmg-1", "box:lost-defender");
    given
        .reading("nomansland:NI-034", 2)
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .at("nest", "I6");
    given
        .reading("nomansland:NI-034", 3)
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 4)
        .then()
        .having("ge-lmg-1", "pinned", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:1.4.1.3.f")
  void aCamouflagedStructureAndThoseInItAreSparedAndASeenOneIsNoTarget() {
    Given hidden =
        hide(preparation(ANY, 9), "ge-mg-1", "ge-mg", "I4")
            .having("inside", "dugout-1")
            .piece("dugout-1", "dugout", "defender", "I4")
            .steps(0)
            .being("camouflaged")
            .knownTo("defender");
    Then then =
        hidden
            .when("attacker", "hurricane I4-I4")
            .die("scatter", 4, 4)
            .die("barrage", 6, 6, 6, 6, 6)
            .then()
            .permitted()
            .cites("nomansland:1.4.1.3.f")
            .noEvent("nomansland/UnitPinned");
    assertThat(Field.isHidden(then.after().piece("dugout-1").orElseThrow())).isTrue();
    hidden
        .reading("nomansland:NI-032", 2)
        .when("attacker", "hurricane I4-I4")
        .die("scatter", 4, 4)
        .die("barrage", 6, 6, 6, 6, 6)
        .then()
        .having("ge-mg-1", "pinned", Data.of(true));
    preparation(ANY, 9)
        .piece("dugout-1", "dugout", "defender", "I4")
        .steps(0)
        .being("camouflaged")
        .when("attacker", "hurricane I4")
        .then()
        .refused("nomansland:1.4.1.3.f", "nomansland:1.5.3.2.a");
  }

  @Test
  void scatteredShellsReachACamouflagedStructureUnderTheThirdReading() {
    Given hidden =
        hide(preparation(ANY, 9), "ge-mg-1", "ge-mg", "I4")
            .having("inside", "nest")
            .piece("nest", "mg-nest", "defender", "I4")
            .steps(0)
            .being("camouflaged")
            .knownTo("defender")
            .reading("nomansland:NI-032", 3);
    hidden
        .when("attacker", "hurricane J4")
        .die("scatter", 1)
        .die("direction", 1)
        .die("barrage", 4, 1, 1, 1, 1)
        .then()
        .having("ge-mg-1", "pinned", Data.of(true));
    hidden
        .when("attacker", "hurricane I4")
        .die("scatter", 4)
        .die("barrage", 4, 1, 1, 1, 1)
        .then()
        .noEvent("nomansland/UnitPinned");
  }

  @Test
  void aHiddenUnitComesToLightOnlyWhenItIsHit() {
    Given given =
        hide(preparation(ANY, 9), "ge-inf-1", "ge-inf", "J6")
            .piece("ge-inf-2", "ge-inf", "defender", "J6")
            .steps(2)
            .knownTo("defender");
    Then missed =
        given
            .when("attacker", "hurricane J6")
            .die("scatter", 4)
            .die("barrage", 3, 2, 6, 6, 6)
            .then();
    assertThat(missed.after().at(Place.hex("J6")).stream().filter(Field::isHidden)).hasSize(2);
    Then hit =
        given
            .when("attacker", "hurricane J6")
            .die("scatter", 4)
            .die("barrage", 3, 4, 6, 6, 6)
            .then()
            .having("ge-inf-2", "pinned", Data.of(true))
            .at("q-J6", "J6");
    assertThat(Field.isHidden(hit.after().piece("ge-inf-2").orElseThrow())).isFalse();
    assertThat(Field.isHidden(hit.after().piece("ge-inf-1").orElseThrow())).isTrue();
  }

  @Test
  void tanksHaveAColumnOfTheirOwn() {
    preparation("tank-you", 9)
        .piece("tank-1", "tank", "attacker", "M6")
        .steps(2)
        .when("attacker", "hurricane M6")
        .die("scatter", 4)
        .die("barrage", 6)
        .then()
        .steps("tank-1", 1)
        .event("nomansland/TankImmobilised");
    preparation("tank-you", 9)
        .piece("tank-1", "tank", "attacker", "M6")
        .steps(2)
        .when("attacker", "hurricane M6-M6")
        .die("scatter", 4, 4)
        .die("barrage", 6)
        .then()
        .having("tank-1", "wreck", Data.of(true));
  }

  @Test
  @ProvesRule({"nomansland:S01.special.f", "nomansland:S02.special.e"})
  void frenchGunsOfTheFirstTwoYearsRollAtMinusOne() {
    for (String scenario : new String[] {"fix-bayonet", "a-gun-still-too-far"}) {
      preparation(scenario, 3)
          .piece("ge-inf-1", "ge-inf", "defender", "J7")
          .steps(2)
          .when("attacker", "hurricane J7")
          .die("scatter", 4)
          .die("barrage", 4)
          .then()
          .cites(
              scenario.equals("fix-bayonet")
                  ? "nomansland:S01.special.f"
                  : "nomansland:S02.special.e")
          .input("nomansland:1.5.1.e", "total", 3)
          .noEvent("nomansland/UnitPinned");
    }
    preparation("fix-bayonet", 3)
        .clock(2, "artillery", "defender")
        .tally("ap:defender", 2)
        .piece("fr-inf-1", "fr-inf", "attacker", "N7")
        .steps(2)
        .when("defender", "shell N7 1")
        .die("scatter", 4)
        .die("barrage", 3)
        .then()
        .input("nomansland:1.5.1.e", "total", 3);
  }

  @Test
  @ProvesRule({
    "nomansland:4.1.6.d",
    "nomansland:S08.special.g",
    "nomansland:S09.special.f",
    "nomansland:S11.special.g"
  })
  void unitsInTheHindenburgLineAreSaferFromEitherSidesGuns() {
    for (String[] each :
        new String[][] {
          {"specialists", "S08.special.g"},
          {"silent-death", "S09.special.f"},
          {"last-gamble", "S11.special.g"}
        }) {
      preparation(each[0], 3)
          .piece("ge-inf-1", "ge-inf", "defender", "J7")
          .steps(2)
          .when("attacker", "hurricane J7")
          .die("scatter", 4)
          .die("barrage", 4)
          .then()
          .cites("nomansland:4.1.6.d", "nomansland:" + each[1])
          .input("nomansland:1.5.1.e", "Hindenburg Line", -1)
          .noEvent("nomansland/UnitPinned");
    }
    Given held =
        preparation("specialists", 3)
            .clock(2, "artillery", "defender")
            .tally("ap:defender", 2)
            .piece("fr-hp16-1", "fr-hp16", "attacker", "J7")
            .steps(2);
    held.when("defender", "shell J7 1")
        .die("scatter", 4)
        .die("barrage", 4)
        .then()
        .input("nomansland:1.5.1.e", "total", 3);
    held.reading("nomansland:NI-096", 2)
        .when("defender", "shell J7 1")
        .die("scatter", 4)
        .die("barrage", 4)
        .then()
        .input("nomansland:1.5.1.e", "total", 4);
    preparation("last-gamble", 3)
        .piece("shellhole-1", "shellhole", "defender", "I6")
        .steps(0)
        .piece("ge-inf-1", "ge-inf", "defender", "I6")
        .steps(2)
        .reading("nomansland:NI-013", 2)
        .when("attacker", "hurricane I6")
        .die("scatter", 4)
        .die("barrage", 4)
        .then()
        .input("nomansland:1.5.1.e", "total", 3);
  }

  @Test
  @ProvesRule({"nomansland:4.1.5.a", "nomansland:4.1.5.b", "nomansland:4.1.5.c"})
  void aNeutralizationBarragePinsBetterButTakesNoStepsAndSparesWireAndPillboxes() {
    preparation("sturmtruppen", 6)
        .piece("uk-inf-1", "uk-inf", "defender", "J7")
        .steps(2)
        .piece("pillbox-1", "pillbox", "defender", "I7")
        .steps(0)
        .when("attacker", "hurricane J7-I7-K6 neutralization")
        .die("scatter", 4, 4, 4)
        .die("barrage", 5)
        .then()
        .cites("nomansland:4.1.5.a")
        .input("nomansland:1.5.1.e", "total", 6)
        .steps("uk-inf-1", 2)
        .having("uk-inf-1", "pinned", Data.of(true))
        .noEvent("nomansland/TestMarkersLaid");
    preparation("tank-you", 6)
        .when("attacker", "hurricane J7 neutralization")
        .then()
        .refused("nomansland:4.1.5.a");
  }
}
