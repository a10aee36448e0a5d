package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 8.4: standing at the cost of a step. */
final class StiffResistanceTest {
  private static final Given FIGHT =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2);

  private static Then result(Given given, String result) {
    return assuming(given, result).when("blue", "attack 0705 with b1,b2").then().permitted();
  }

  @Test
  @ProvesRule({"loos:8.4.a", "loos:8.4.d", "loos:CRT.e"})
  void aDefenderMayStandAfterTheDieAndNobodyAdvances() {
    Then stood = result(FIGHT, "D3").answer("red", "stand").then().permitted();
    stood
        .cites("loos:8.4.a", "loos:8.4.d", "loos:CRT.e")
        .noChoice()
        .at("r1", "0705")
        .steps("r1", 1)
        .event("StiffResistanceOffered")
        .by("red")
        .fact("unit", "r1");
    FIGHT
        .when("blue", "attack 0705 with b1,b2")
        .dice(1)
        .then()
        .event("CombatResolved")
        .fact("result", "D2")
        .and()
        .choice("retreat")
        .offers("stand");
  }

  @Test
  @ProvesRule({"loos:8.4.c", "loos:8.4.d", "loos:8.2.4.h"})
  void aOneStepUnitMayStandAndDieAndStillNobodyAdvances() {
    Then stood = result(FIGHT.where("r1").steps(1), "D2").answer("red", "stand").then();
    stood.permitted().cites("loos:8.4.c", "loos:8.4.d").at("r1", "box:eliminated").noChoice();
  }

  @Test
  @ProvesRule({"loos:8.4.b", "loos:CRT.e"})
  void attackersWhoStandLoseOneStepOfOneUnit() {
    Then asked = result(FIGHT, "A3");
    asked.choice("retreat").offers("stand with b1", "stand with b2");
    asked
        .answer("blue", "stand with b2")
        .then()
        .permitted()
        .cites("loos:8.4.a", "loos:8.4.b", "loos:CRT.e")
        .noChoice()
        .at("b1", "0605")
        .steps("b1", 2)
        .at("b2", "0606")
        .steps("b2", 1);
    asked.answer("blue", "stand 0505 with b1").then().refused("loos:8.4.a");
    asked.answer("blue", "stand").then().refused("loos:8.2.4.i");
    asked.answer("blue", "stand with r1").then().refused("loos:8.2.4.i");
  }
}
