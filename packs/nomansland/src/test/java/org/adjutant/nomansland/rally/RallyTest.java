package org.adjutant.nomansland.rally;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.data.Data;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Rallying (2.1.4). */
final class RallyTest {
  private static final String ROLL = "nomansland:2.1.4.a";

  /** A Pinned half-platoon of the Attacker, his Rallying column at +0. */
  private static Given pinned() {
    return Battle.action("raining-shells", "attacker")
        .piece("a", "fr-inf", "attacker", "L7")
        .steps(2)
        .being("pinned")
        .tally("elan:rallying", 2);
  }

  private static Given defender() {
    return Battle.action("raining-shells", "defender")
        .piece("d", "ge-inf", "defender", "J7")
        .steps(2)
        .being("pinned");
  }

  private static Then rally(Given given, int die) {
    return given.when("attacker", "rally a").die("rally", die).then().permitted();
  }

  private static boolean isPinned(Then then, String unit) {
    return then.after().piece(unit).orElseThrow().flag("pinned");
  }

  @Test
  @ProvesRule("nomansland:2.1.4.a")
  void onAFourAUnitRalliesAndHasActed() {
    Then rallied =
        rally(pinned(), 4).cites(ROLL).source("table", "rally, column result, row 4", "rallied");
    Assertions.assertThat(isPinned(rallied, "a")).isFalse();
    rallied.having("a", "acted", Data.of("rally")).having("a", "rallied", Data.of(true));
    Then failed = rally(pinned(), 3);
    Assertions.assertThat(isPinned(failed, "a")).isTrue();
    failed.having("a", "acted", Data.of("rally"));
    failed.when("attacker", "rally a").then().refused("nomansland:2.1.b");
  }

  @Test
  @ProvesRule("nomansland:2.1.4.a")
  void onlyAPinnedUnitRallies() {
    Battle.action("raining-shells", "attacker")
        .piece("a", "fr-inf", "attacker", "L7")
        .when("attacker", "rally a")
        .then()
        .refused(ROLL);
  }

  @Test
  @ProvesRule("nomansland:2.1.4.b")
  void onASevenItActsThisTurn() {
    Then rallied = rally(pinned().tally("elan:rallying", 1), 6).cites("nomansland:2.1.4.b");
    Assertions.assertThat(isPinned(rallied, "a")).isFalse();
    Assertions.assertThat(rallied.after().piece("a").orElseThrow().attribute("acted")).isEmpty();
    Assertions.assertThat(rallied.after().piece("a").orElseThrow().flag("rallied")).isFalse();
  }

  @Test
  @ProvesRule("nomansland:2.1.4.a")
  void theElanColumnCountsForTheAttackerAlone() {
    rally(pinned().tally("elan:rallying", 0), 2).input(ROLL, "elan", 2);
    rally(pinned().tally("elan:rallying", 4), 5).input(ROLL, "elan", -2);
    defender()
        .tally("elan:rallying", 0)
        .when("defender", "rally d")
        .die("rally", 4)
        .then()
        .input(ROLL, "total", 4);
  }

  @Test
  @ProvesRule({"nomansland:0.3.b", "nomansland:2.1.4.a"})
  void anOfficerHelps() {
    rally(pinned().piece("o", "officer", "attacker", "L7"), 3)
        .cites("nomansland:0.3.b")
        .input(ROLL, "officer", 1)
        .input(ROLL, "total", 4);
  }

  @Test
  void aHiddenOfficerWhoHelpsComesToLight() {
    Given led =
        defender()
            .piece("q1", "unknown", "defender", "J7")
            .steps(0)
            .piece("o", "officer", "defender", "J7")
            .knownTo("defender");
    Then rallied = led.when("defender", "rally d").die("rally", 3).then().input(ROLL, "officer", 1);
    rallied.event("nomansland/OfficerShown");
    rallied.gone("q1");
    Assertions.assertThat(Field.isHidden(rallied.after().piece("o").orElseThrow())).isFalse();
    led.piece("o2", "officer", "defender", "J7")
        .when("defender", "rally d")
        .die("rally", 3)
        .then()
        .input(ROLL, "officer", 1)
        .noEvent("nomansland/OfficerShown");
  }

  @Test
  @ProvesRule("nomansland:4.2.10.b")
  void stosstruppenHavePlusOne() {
    Battle.action("gladiators", "attacker")
        .piece("a", "ge-stoss", "attacker", "L7")
        .steps(2)
        .being("pinned")
        .tally("elan:rallying", 2)
        .when("attacker", "rally a")
        .die("rally", 3)
        .then()
        .cites("nomansland:4.2.10.b")
        .input(ROLL, "stosstruppen", 1);
  }

  @Test
  @ProvesRule("nomansland:2.2.0.e")
  void withoutHisCommandPostTheDefenderHasMinusOne() {
    defender()
        .tally("lost:cp", 1)
        .when("defender", "rally d")
        .die("rally", 4)
        .then()
        .cites("nomansland:2.2.0.e")
        .input(ROLL, "no-cp", -1)
        .input(ROLL, "total", 3);
    rally(pinned().tally("lost:cp", 1), 4).input(ROLL, "total", 4);
  }

  @Test
  void gasWeighsOnTheRollButByAnotherReading() {
    Given gassed = pinned().where("a").being("gassed");
    rally(gassed, 4).input(ROLL, "gassed", -1);
    rally(gassed.reading("nomansland:NI-086", 3), 4).input(ROLL, "total", 4);
  }

  @Test
  void initiativeAddsOne() {
    pinned()
        .tally("elan:initiative", 1)
        .when("attacker", "rally a initiative 1")
        .die("rally", 3)
        .then()
        .input(ROLL, "initiative", 1)
        .tally("elan:initiative", 2);
  }

  @Test
  void byAnotherReadingAPinnedUnitCanDoNothingButRally() {
    Given thrower =
        Battle.action("silent-death", "attacker")
            .piece("b", "uk-bomb", "attacker", "K7")
            .being("pinned")
            .piece("d", "ge-inf", "defender", "J7")
            .steps(2);
    thrower.when("attacker", "throw b at d").then().permitted();
    thrower
        .reading("nomansland:NI-043", 2)
        .when("attacker", "throw b at d")
        .then()
        .refused("nomansland:2.1.4.a");
  }
}
