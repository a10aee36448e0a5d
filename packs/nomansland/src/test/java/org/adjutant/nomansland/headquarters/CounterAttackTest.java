package org.adjutant.nomansland.headquarters;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** 2.2.3: gathering, the flare, the die, the arrival. */
final class CounterAttackTest {
  private static final Given PHASE =
      reserves(Battle.phase("tank-you", "counter-attack", "defender"), "ge-res");
  private static final Given SIGNALLED =
      PHASE
          .moved("r1", "box:counter-attack")
          .moved("r2", "box:counter-attack")
          .attribute(Subject.GAME, "sos", Data.of(1))
          .clock(2, "close-combat", "defender");

  private static Given reserves(Given given, String kind) {
    return given
        .piece("a1", "uk-inf", "attacker", "O3")
        .steps(2)
        .piece("d1", "ge-inf", "defender", "J3")
        .steps(2)
        .piece("r1", kind, "defender", "box:reserve")
        .piece("r2", kind, "defender", "box:reserve")
        .piece("r3", kind, "defender", "box:reserve")
        .cup("elan", "rallying", "rallying", "rallying", "rallying", "rallying", "rallying");
  }

  private static Given inTurn(Then then, int turn) {
    return then.given().clock(turn, "counter-attack", "defender");
  }

  @Test
  @ProvesRule("nomansland:2.2.3.b")
  void oneUnitIsBoxedInAPhase() {
    PHASE.when("defender", "plan d1").then().refused("nomansland:2.2.3.b");
    Then boxed = PHASE.when("defender", "plan r1").then().permitted();
    boxed.at("r1", "box:counter-attack").event("nomansland/UnitGathered").fact("boxed", 1);
    boxed.when("defender", "plan r2").then().refused("nomansland:2.2.3.b").unchanged();
    boxed.when("defender", "flare").then().refused("nomansland:2.2.3.b");
    boxed.may("defender").notOffered("plan r2", "flare");
    inTurn(boxed, 2).when("defender", "plan r2").then().at("r2", "box:counter-attack");
    PHASE
        .clock(1, "action", "defender")
        .when("defender", "plan r1")
        .then()
        .refused("nomansland:2.2.3.b");
  }

  @Test
  @ProvesRule("nomansland:2.2.3.c")
  void theFlareGoesUpInsteadOfBoxingAUnit() {
    PHASE.when("defender", "flare").then().refused("nomansland:2.2.3.c");
    Given boxed = PHASE.moved("r1", "box:counter-attack");
    Then flared = boxed.when("defender", "flare").then().cites("nomansland:2.2.3.c");
    assertThat(flared.after().attribute(Subject.GAME, "sos")).contains(Data.of(1));
    inTurn(flared, 2).when("defender", "plan r2").then().refused("nomansland:2.2.3.c");
    Given free = PHASE.reading("nomansland:NI-077", 2);
    Then early = free.when("defender", "flare").then().permitted();
    inTurn(early, 2).when("defender", "plan r2").then().permitted();
  }

  @Test
  @ProvesRule("nomansland:2.2.3.d")
  void everyLaterTurnADieIsRolledUntilItIsLaunched() {
    Given now = SIGNALLED.clock(1, "close-combat", "defender");
    now.when("defender", "end").then().noEvent("RollNeeded").phase("counter-attack");
    Then failed = SIGNALLED.when("defender", "end").die("counter-attack", 4).then();
    failed.event("nomansland/CounterAttackDelayed").fact("total", 4);
    failed.source("table", "counter-attack, column result, row ..4", "waits").noChoice();
    Given next = failed.given().clock(3, "close-combat", "defender");
    Then launched = next.when("defender", "end").die("counter-attack", 4).then();
    launched.event("nomansland/CounterAttackLaunched").fact("die", 4).fact("total", 5);
    launched.choice("counter-attack-arrives").ownedBy("defender");
  }

  @Test
  @ProvesRule("nomansland:2.2.3.e")
  void theBoxedUnitsComeUpInGerhardAndActFromTheNextTurn() {
    Then launched = SIGNALLED.when("defender", "end").die("counter-attack", 5).then();
    launched.choice("counter-attack-arrives").offers("D1").offers("D13").offersNot("E3");
    launched.answer("defender", "G3").then().refused("nomansland:2.2.3.e");
    Then first = launched.answer("defender", "D4").then().at("r1", "D4");
    Then both = first.answer("defender", "D4").then().at("r2", "D4").noChoice();
    both.having("r2", "fresh", Data.of(true)).at("r3", "box:reserve").phase("counter-attack");
    Then turn = both.when("defender", "end").die("elan draw", 1).then();
    assertThat(turn.after().clock().phase()).isNotEqualTo("counter-attack");
  }

  @Test
  void unitsForWhichGerhardHasNoRoomWaitInTheBox() {
    Given full = SIGNALLED;
    for (int column = 1; column <= 13; column++) {
      String id = "full-" + column;
      full = full.piece(id, "ge-inf", "defender", "D" + column).steps(column == 1 ? 1 : 2);
    }
    Then launched = full.when("defender", "end").die("counter-attack", 6).then();
    launched.choice("counter-attack-arrives").offers("D1").offersNot("D2");
    Then one = launched.answer("defender", "D1").then().noChoice();
    one.at("r1", "D1").at("r2", "box:counter-attack");
    Given later = one.given().moved("full-7", "E7").clock(3, "close-combat", "defender");
    Then rest = later.when("defender", "end").then().noEvent("RollNeeded");
    rest.choice("counter-attack-arrives").offers("D7");
  }

  @Test
  void byAnotherReadingAllComeUpInOneHex() {
    Given one = SIGNALLED.reading("nomansland:NI-080", 2);
    Then first = one.when("defender", "end").dice(6).then().answer("defender", "D4").then();
    first.choice("counter-attack-arrives").offers("D4").offersNot("D5");
  }

  @Test
  @ProvesRule("nomansland:2.2.3.j")
  void thereIsNoSecondCounterAttack() {
    Given launched = SIGNALLED.attribute(Subject.GAME, "launched", Data.of(2));
    Given later = launched.clock(4, "counter-attack", "defender");
    later.when("defender", "plan r3").then().refusedAtLeastFor("nomansland:2.2.3.j");
    later.when("defender", "flare").then().refusedAtLeastFor("nomansland:2.2.3.j");
    Given signalled = SIGNALLED.clock(2, "counter-attack", "defender");
    signalled.when("defender", "flare").then().refused("nomansland:2.2.3.j");
  }

  @Test
  @ProvesRule({"nomansland:2.2.0.f", "nomansland:2.2.3.h", "nomansland:2.2.3.a"})
  void nothingIsPlannedWithoutTheCaMarker() {
    Given lost = PHASE.tally("lost:ca", 1);
    String[] rules = {"nomansland:2.2.0.f", "nomansland:2.2.3.h"};
    lost.when("defender", "plan r1").then().refused(rules).unchanged();
    Given boxed = lost.moved("r1", "box:counter-attack");
    boxed.when("defender", "flare").then().refused(rules);
    PHASE.tally("lost:art", 1).when("defender", "plan r1").then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:2.2.3.a", "nomansland:S01.special.i"})
  void nothingIsPlannedWhereTheScenarioGivesNoCounterAttack() {
    Given silent = reserves(Battle.phase("evil-genius", "counter-attack", "defender"), "fr-sec");
    silent.when("defender", "plan r1").then().refused("nomansland:2.2.3.a");
    Given first = reserves(Battle.phase("fix-bayonet", "counter-attack", "defender"), "ge-res");
    first.when("defender", "plan r1").then().refused("nomansland:S01.special.i");
  }

  @Test
  void whereTheScenarioIsSilentTheLostComeBackByTheOtherReading() {
    Given silent =
        Battle.phase("evil-genius", "counter-attack", "defender")
            .piece("r1", "fr-sec", "defender", "box:lost-defender")
            .piece("m1", "fr-mg", "defender", "box:lost-defender");
    silent.when("defender", "plan r1").then().refused("nomansland:2.2.3.a");
    Given other = silent.reading("nomansland:NI-076", 2);
    Then boxed = other.when("defender", "plan r1").then().permitted();
    boxed.at("r1", "box:counter-attack").usesReading("nomansland:NI-076", 2);
    other.when("defender", "plan m1").then().refused("nomansland:2.2.3.a");
  }

  @Test
  @ProvesRule("nomansland:2.2.3.i")
  void theWorkedExample() {
    Then one =
        inTurn(PHASE.when("defender", "plan r1").then(), 2).when("defender", "plan r2").then();
    Then three = inTurn(one, 3).when("defender", "plan r3").then();
    Then flare = inTurn(three, 4).when("defender", "flare").then().permitted();
    Given fifth = flare.given().clock(5, "close-combat", "defender");
    Then launched = fifth.when("defender", "end").die("counter-attack", 5).then();
    launched.event("nomansland/CounterAttackLaunched");
    Then up = launched.answer("defender", "D1").then().answer("defender", "D2").then();
    up = up.answer("defender", "D3").then().at("r1", "D1").at("r2", "D2").at("r3", "D3");
    Then drawn = up.when("defender", "end").die("elan draw", 1).then();
    drawn.event("nomansland/ElanDiscarded").fact("marker", "rallying");
    drawn.tally("elan:rallying", 0);
  }
}
