package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.adjutant.loos.series.combat.CombatField.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 8.2.4: what each result does. */
final class ResultsTest {
  private static final Given FIGHT =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(1)
          .piece("r1", "line", "red", "0705")
          .steps(2);

  private static Then result(String result, String units) {
    return result(FIGHT, result, units);
  }

  private static Then result(Given given, String result, String units) {
    return assuming(given, result).when("blue", "attack 0705 with " + units).then().permitted();
  }

  @Test
  @ProvesRule("loos:8.2.4.a")
  void deEliminatesTheDefenderWithAllItsSteps() {
    result("De", "b1")
        .cites("loos:8.2.4.a")
        .noChoice()
        .at("r1", "box:eliminated")
        .steps("r1", 0)
        .event("PieceEliminated")
        .by("red")
        .fact("unit", "r1")
        .fact("at", "0705");
  }

  @Test
  @ProvesRule({"loos:8.2.4.b", "loos:8.2.4.i"})
  void d2AndD3MakeTheDefenderRetreatOrResist() {
    Then two = result("D2", "b1,b2").cites("loos:8.2.4.b", "loos:8.2.4.i");
    two.choice("retreat").ownedBy("red").offers("go 0805-0905", "stand");
    two.answer("red", "go 0805-0905").then().permitted().at("r1", "0905");
    Then three = result("D3", "b1,b2");
    three.choice("retreat").ownedBy("red").offers("go 0805-0905-1005", "stand");
    three.answer("red", "stand").then().permitted().at("r1", "0705").steps("r1", 1);
  }

  @Test
  @ProvesRule("loos:8.2.4.i")
  void nobodyElseMovesTheRetreatingUnit() {
    result("D2", "b1")
        .choice("retreat")
        .answer("blue", org.adjutant.kit.Titles.json("{'how': 'stand'}"))
        .then()
        .refusedAtLeastFor("kernel:owner");
  }

  @Test
  @ProvesRule({"loos:8.2.4.c", "loos:8.2.4.h"})
  void exCostsEachSideAStepAndTheAttackerPicksHisUnit() {
    Then asked = result("Ex", "b1,b2").steps("r1", 1);
    asked.choice("loss").ownedBy("blue").about("units", texts("b1", "b2")).offersOnly("b1", "b2");
    asked
        .answer("blue", "b1")
        .then()
        .cites("loos:8.2.4.c")
        .citesNot("loos:8.2.4.h")
        .steps("b1", 1)
        .steps("b2", 1);
    asked
        .answer("blue", "b2")
        .then()
        .cites("loos:8.2.4.h")
        .at("b2", "box:eliminated")
        .event("PieceEliminated")
        .fact("unit", "b2");
    asked.answer("blue", "r1").then().refused("loos:8.2.4.c").unchanged();
  }

  @Test
  @ProvesRule("loos:8.2.4.c")
  void aLoneAttackerIsNotAskedForTheExchange() {
    result("Ex", "b1").noChoice().steps("b1", 1).steps("r1", 1).noEvent("AdvanceMade");
  }

  @Test
  @ProvesRule("loos:8.2.4.d")
  void a1ToA3MakeTheAttackersRetreat() {
    Then one = result(FIGHT.without("b2"), "A1", "b1").cites("loos:8.2.4.d");
    one.choice("retreat").ownedBy("blue").offersOnly("go 0505", "go 0504", "stand");
    one.answer("blue", "go 0505").then().permitted().at("b1", "0505").steps("b1", 2);
    Then three = result(FIGHT.without("b2"), "A3", "b1");
    three.choice("retreat").offers("go 0505-0405-0305", "stand");
  }

  @Test
  @ProvesRule("loos:8.2.4.d")
  void allAttackersRetreatInAnOrderTheirOwnerChooses() {
    Then first = result("A2", "b1,b2");
    first.choice("retreat").offers("go 0505-0405 with b1", "go 0506-0406 with b2", "stand with b1");
    Then second = first.answer("blue", "go 0506-0406 with b2").then().permitted().at("b2", "0406");
    second.choice("retreat").ownedBy("blue").offers("go 0505-0405").offersNot("stand");
    second.answer("blue", "stand").then().refused("loos:8.4.a");
    second
        .answer("blue", "go 0505-0405")
        .then()
        .permitted()
        .noChoice()
        .at("b1", "0405")
        .at("b2", "0406");
  }

  @Test
  @ProvesRule("loos:8.2.4.e")
  void bracketedACostsOneAttackerAStep() {
    Then asked = result("(A)", "b1,b2").steps("r1", 2);
    asked.choice("loss").ownedBy("blue").offersOnly("b1", "b2");
    asked.answer("blue", "b1").then().cites("loos:8.2.4.e").steps("b1", 1).steps("b2", 1);
    result("(A)", "b2").noChoice().cites("loos:8.2.4.e", "loos:8.2.4.h").at("b2", "box:eliminated");
  }

  @Test
  @ProvesRule("loos:8.2.4.f")
  void aeEliminatesAllAttackers() {
    result("Ae", "b1,b2")
        .cites("loos:8.2.4.f")
        .noChoice()
        .at("b1", "box:eliminated")
        .at("b2", "box:eliminated")
        .steps("r1", 2);
    result("Ae", "b1").at("b2", "0606");
  }

  @Test
  @ProvesRule("loos:8.2.4.g")
  void theDotChangesNothing() {
    Then then = result(".", "b1,b2").noChoice().steps("b1", 2).steps("b2", 1).steps("r1", 2);
    assertThat(then.after().stack()).isEmpty();
    then.at("b1", "0605").at("b2", "0606").at("r1", "0705");
  }
}
