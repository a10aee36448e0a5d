package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.adjutant.nomansland.guns.Front.hide;
import static org.adjutant.nomansland.guns.Front.preparation;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class GasTest {
  private static final Data YES = Data.of(true);

  private static Given cloud(int markers) {
    return Battle.on("silent-death")
        .clock(2, "action", "attacker")
        .attribute(hex("J6"), "gas", Data.of(markers));
  }

  private static Then act(Given given, int... dice) {
    return Stages.run(given, "gas-cloud", dice);
  }

  @Test
  @ProvesRule({"nomansland:2.5.1.3.a", "nomansland:2.5.1.3.b"})
  void whoeverIsInGasIsGassedAndTheLowestOfTwoDiceAMarkerCounts() {
    Given given = cloud(2).piece("ge-inf-1", "ge-inf", "defender", "J6").steps(2);
    act(given, 6, 2, 6, 6)
        .having("ge-inf-1", "gassed", YES)
        .having("ge-inf-1", "pinned", YES)
        .steps("ge-inf-1", 2);
    act(given, 1, 6, 6, 6).steps("ge-inf-1", 1);
    act(given, 4, 5, 6, 4).having("ge-inf-1", "gassed", YES).steps("ge-inf-1", 2);
    act(given.reading("nomansland:NI-085", 2), 1, 1, 1, 1).steps("ge-inf-1", 2);
  }

  @Test
  void underReadingsAHexRollsOnceOrAGassedUnitNoMore() {
    Given two =
        cloud(1)
            .piece("ge-inf-1", "ge-inf", "defender", "J6")
            .steps(2)
            .piece("uk-rifle-1", "uk-rifle", "attacker", "J6");
    act(two.reading("nomansland:NI-085", 3), 3, 6)
        .having("ge-inf-1", "pinned", YES)
        .having("uk-rifle-1", "pinned", YES);
    act(two.where("ge-inf-1").being("gassed").reading("nomansland:NI-086", 2), 6, 6).permitted();
  }

  @Test
  @ProvesRule("nomansland:4.1.1.3.a")
  void pillboxesDugoutsAndTanksAreImmune() {
    act(cloud(1)
            .piece("pillbox-1", "pillbox", "defender", "J6")
            .steps(0)
            .piece("ge-mg-1", "ge-mg", "defender", "J6")
            .having("inside", "pillbox-1")
            .piece("tank-1", "tank", "attacker", "J6")
            .steps(2))
        .cites("nomansland:4.1.1.3.a")
        .noEvent("nomansland/UnitsGassed");
  }

  @Test
  void aTankIsGassedAsAnyUnitByTheOtherReading() {
    Given tank = cloud(1).piece("tank-1", "tank", "attacker", "J6").steps(2);
    act(tank.reading("nomansland:NI-111", 2), 6, 1)
        .usesReading("nomansland:NI-111", 2)
        .having("tank-1", "gassed", Data.of(true));
  }

  @Test
  @ProvesRule("nomansland:2.5.1.3.c")
  void anOfficerDiesWithTheLastUnit() {
    Given given =
        cloud(1)
            .piece("ge-lmg-1", "ge-lmg", "defender", "J6")
            .piece("officer-9", "officer", "defender", "J6")
            .steps(0);
    act(given, 1, 4)
        .cites("nomansland:2.5.1.3.c")
        .at("ge-lmg-1", "box:lost-defender")
        .at("officer-9", "box:lost-defender");
    act(given, 2, 4).at("officer-9", "J6");
  }

  @Test
  void hiddenUnitsAreGassedInSecretUntilItHurtsThem() {
    Given given = hide(cloud(1), "ge-inf-1", "ge-inf", "J6");
    Then unhurt = act(given, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(Field.isHidden(unhurt.after().piece("ge-inf-1").orElseThrow())).isTrue();
    unhurt.having("ge-inf-1", "gassed", YES);
    Then hurt = act(given, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(Field.isHidden(hurt.after().piece("ge-inf-1").orElseThrow())).isFalse();
    hurt.steps("ge-inf-1", 1);
  }

  @Test
  @ProvesRule({"nomansland:4.1.1.2.a", "nomansland:S09.attacker.e"})
  void thirteenProjectorsFireAtARowOnceAndEachShellScatters() {
    Then then =
        preparation("silent-death", 0)
            .when("attacker", "projectors I")
            .die("scatter", 1)
            .die("direction", 1)
            .die("scatter", 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
            .then()
            .permitted()
            .cites("nomansland:S09.attacker.e", "nomansland:4.1.1.2.a");
    assertThat(then.after().attribute(hex("H1"), "gas")).contains(Data.of(1));
    assertThat(then.after().attribute(hex("I1"), "gas")).isEmpty();
    assertThat(then.after().attribute(hex("I13"), "gas")).contains(Data.of(1));
    then.when("attacker", "projectors I").then().refused("nomansland:S09.attacker.e");
    preparation("last-gamble", 0)
        .when("attacker", "projectors I")
        .then()
        .refused("nomansland:4.1.1.2.a");
  }

  @Test
  @ProvesRule({"nomansland:4.1.1.1.b", "nomansland:S03.special.d"})
  void bothAgreeingEachEnemyRollsOneDieInThePlaceOfTheCloud() {
    Given given =
        Battle.on("evil-genius")
            .clock(1, "artillery", "attacker")
            .attribute(hex("N6"), "gas", Data.of(1))
            .piece("fr-sec-1", "fr-sec", "defender", "J1")
            .steps(2)
            .piece("fr-sec-2", "fr-sec", "defender", "J2")
            .steps(2)
            .piece("fr-sec-3", "fr-sec", "defender", "J3")
            .steps(2);
    Then asked = given.when("attacker", "gas-at-once").then().permitted();
    Then then =
        asked
            .choice("agree-to-gas-at-once")
            .ownedBy("defender")
            .answer("yes")
            .die("gas", 1, 3, 4)
            .then()
            .steps("fr-sec-1", 1)
            .having("fr-sec-1", "gassed", YES)
            .having("fr-sec-2", "pinned", YES)
            .having("fr-sec-2", "gassed", YES)
            .steps("fr-sec-3", 2);
    assertThat(then.after().piece("fr-sec-3").orElseThrow().flag("gassed")).isFalse();
    assertThat(then.after().attribute(hex("N6"), "gas")).isEmpty();
    asked
        .choice("agree-to-gas-at-once")
        .answer("no")
        .then()
        .when("attacker", "gas-at-once")
        .then()
        .refused("nomansland:4.1.1.1.b");
    given
        .reading("nomansland:NI-088", 2)
        .when("attacker", "gas-at-once")
        .dice(4, 4, 4)
        .then()
        .permitted()
        .noChoice();
    given
        .clock(2, "artillery", "attacker")
        .when("attacker", "gas-at-once")
        .then()
        .refused("nomansland:4.1.1.1.b");
  }
}
