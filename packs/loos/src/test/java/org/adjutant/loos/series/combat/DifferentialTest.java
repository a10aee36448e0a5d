package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 8.2.1 c and d, 8.2.3: both totals, the column and the die. */
final class DifferentialTest {
  private static final Given TWO_AGAINST_ONE =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(2)
          .piece("r1", "militia", "red", "0705")
          .steps(1);

  @Test
  @ProvesRule({"loos:8.2.1.c", "loos:8.2.1.d", "loos:8.2.h"})
  void theDieIsReadInTheColumnOfTheDifferential() {
    TWO_AGAINST_ONE
        .when("blue", "attack 0705 with b1,b2")
        .die("combat", 6)
        .then()
        .permitted()
        .input("loos:8.2.1.c", "attack", 8)
        .input("loos:8.2.1.c", "defence", 3)
        .input("loos:8.2.1.c", "differential", 5)
        .source("piece", "b1 b1", "4-4-5")
        .source("table", "CRT, line clear, column +4,+5, row 6", ".")
        .event("CombatResolved")
        .fact("attack", 8)
        .fact("attackParts", Data.of("b1", 4).with("b2", 4))
        .fact("defence", 3)
        .fact("differential", 5)
        .fact("line", "clear")
        .fact("column", "+4,+5")
        .fact("die", 6)
        .fact("result", ".");
  }

  @Test
  @ProvesRule({"loos:7.2.g", "loos:7.2.e", "loos:8.2.1.c"})
  void theWorkedExampleOfTwelveAgainstNine() {
    Then then =
        combat()
            .piece("b1", "horse", "blue", "0605")
            .steps(2)
            .piece("b2", "horse", "blue", "0606")
            .steps(2)
            .piece("r1", "horse", "red", "0705")
            .having("defence", 3)
            .steps(2)
            .cup("received:blue", "2", "2")
            .cup("received:red", "6")
            .when("blue", "attack 0705 with b1,b2")
            .then()
            .answer("blue", "place")
            .then()
            .answer("red", "place")
            .then()
            .answer("blue", "place")
            .dice(6)
            .then();
    then.cites("loos:7.2.g")
        .event("CombatResolved")
        .fact("attack", 12)
        .fact("defence", 9)
        .fact("differential", 3)
        .fact("column", "+2,+3");
  }

  @Test
  @ProvesRule({"loos:7.2.g", "loos:8.2.1.c"})
  void theSameUnitsWithoutMarkersAreFiveAhead() {
    TWO_AGAINST_ONE
        .when("blue", "attack 0705 with b1,b2")
        .dice(6)
        .then()
        .event("CombatResolved")
        .fact("differential", 5);
  }

  @Test
  @ProvesRule("loos:8.2.1.e")
  void aDifferentialBeyondTheLineTakesItsEndColumn() {
    Given many =
        TWO_AGAINST_ONE
            .where("b1")
            .having("attack", 30)
            .piece("b3", "militia", "blue", "0804")
            .piece("r3", "guard", "red", "0904")
            .having("defence", 20);
    many.when("blue", "attack 0705 with b1")
        .dice(1)
        .then()
        .cites("loos:8.2.1.e")
        .usesReading("loos:LI-03", 1)
        .event("CombatResolved")
        .fact("column", "+10")
        .fact("result", "De");
    many.when("blue", "attack 0904 with b3")
        .dice(1)
        .then()
        .cites("loos:8.2.1.e")
        .event("CombatResolved")
        .fact("column", "-5")
        .fact("result", "(A)");
  }

  @Test
  @ProvesRule("loos:8.2.1.e")
  void otherReadingsOfTheEndsOfALine() {
    Given weak =
        combat()
            .piece("b1", "militia", "blue", "0605")
            .piece("r1", "guard", "red", "0705")
            .having("defence", 20)
            .steps(2);
    Then automatic =
        weak.reading("loos:LI-03", 3).when("blue", "attack 0705 with b1").dice(1).then();
    automatic.event("CombatResolved").fact("result", "Ae");
    Then nothing = weak.reading("loos:LI-03", 2).when("blue", "attack 0705 with b1").dice(1).then();
    nothing.event("CombatResolved").fact("result", ".");
    weak.where("b1")
        .having("attack", 40)
        .reading("loos:LI-03", 3)
        .when("blue", "attack 0705 with b1")
        .dice(6)
        .then()
        .event("CombatResolved")
        .fact("result", "De");
  }

  @Test
  @ProvesRule({"loos:8.2.3.a", "loos:8.2.3.b"})
  void aFortificationDoublesTheDefenceAndHalvesTheAttackersMarkers() {
    Then then =
        TWO_AGAINST_ONE
            .feature("0705", "fortification", Data.of(true))
            .cup("received:blue", "5", "1")
            .cup("received:red", "3")
            .when("blue", "attack 0705 with b1,b2")
            .then()
            .answer("blue", "place")
            .then()
            .answer("red", "place")
            .then()
            .answer("blue", "place")
            .dice(4)
            .then();
    then.cites("loos:8.2.3.a", "loos:8.2.3.b")
        .event("CombatResolved")
        .fact(
            "attackParts",
            Data.of("b1", 4).with("b2", 4).with("marker 1 +5", 2).with("marker 2 +1", 0))
        .fact("defenceParts", Data.of("r1", 6).with("marker 1 +3", 3))
        .fact("differential", 1);
  }

  @Test
  @ProvesRule("loos:8.2.3.a")
  void aRazedFortificationIsWorthNothing() {
    Given razed =
        combat("'terrain': [{'type': 'fort', 'hexes': ['0705']}]")
            .piece("b1", "line", "blue", "0605")
            .steps(2)
            .piece("r1", "militia", "red", "0705");
    razed.when("blue", "attack 0705 with b1").dice(4).then().input("loos:8.2.1.c", "defence", 6);
    razed
        .feature("0705", "fortification", Data.of(false))
        .when("blue", "attack 0705 with b1")
        .dice(3)
        .then()
        .citesNot("loos:8.2.3.a")
        .input("loos:8.2.1.c", "defence", 3);
  }

  @Test
  @ProvesRule("loos:CRT.f")
  void noColumnIsShifted() {
    TWO_AGAINST_ONE
        .when("blue", "attack 0705 with b1,b2")
        .dice(1)
        .then()
        .event("CombatResolved")
        .fact("differential", 5)
        .fact("column", "+4,+5");
  }

  @Test
  void anAssumedResultNeedsNoDie() {
    CombatField.assuming(TWO_AGAINST_ONE, "Ex")
        .when("blue", "attack 0705 with b1")
        .then()
        .source("table", "CRT, line clear, column +1, row assumed", "Ex")
        .event("CombatResolved")
        .fact("assumed", Data.of(true))
        .fact("result", "Ex");
  }
}
