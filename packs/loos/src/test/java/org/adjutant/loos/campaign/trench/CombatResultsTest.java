package org.adjutant.loos.campaign.trench;

import static org.adjutant.loos.campaign.trench.TrenchField.assuming;
import static org.adjutant.loos.campaign.trench.TrenchField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Finding;
import org.junit.jupiter.api.Test;

/** 16.0 and 14.3.k: what results do to attackers and to those bombarded. */
final class CombatResultsTest {
  private static Given battle(String result) {
    return assuming(combat("british"), result)
        .piece("b1", "half", "british", "0505")
        .steps(2)
        .piece("b2", "half", "british", "0405")
        .steps(2)
        .piece("g1", "battalion", "german", "0504");
  }

  @Test
  @ProvesRule("loos:16.0.a")
  void attackersDoNotRetreatButOneLosesAStep() {
    for (String result : new String[] {"A1", "A2", "A3"}) {
      battle(result)
          .when("british", "attack 0504 with b1")
          .then()
          .cites("loos:16.0.a")
          .input("loos:16.0.a", "steps", 1)
          .usesReading("loos:LI-08", 1)
          .usesReading("loos:LI-33", 1)
          .noEvent("RetreatMade")
          .steps("b1", 1)
          .at("b1", "0505");
    }
    Then asked = battle("A3").when("british", "attack 0504 with b1,b2").then();
    asked.choice("loss").ownedBy("british").offersOnly("b1", "b2");
    asked.answer("british", "b2").then().steps("b2", 1).steps("b1", 2).noChoice();
  }

  @Test
  @ProvesRule("loos:16.0.a")
  void byAnotherReadingEveryAttackerLosesAStep() {
    battle("A1")
        .reading("loos:LI-33", 2)
        .when("british", "attack 0504 with b1,b2")
        .then()
        .input("loos:16.0.a", "steps", 2)
        .noChoice()
        .steps("b1", 1)
        .steps("b2", 1);
  }

  @Test
  @ProvesRule("loos:16.0.a")
  void byAThirdReadingTheNumberOfStepsIsThatOfTheResult() {
    Given given = battle("A3").reading("loos:LI-33", 3);
    given
        .when("british", "attack 0504 with b1,b2")
        .then()
        .answer("british", "b1")
        .then()
        .answer("british", "b1")
        .then()
        .at("b1", "box:eliminated")
        .steps("b2", 1)
        .noChoice();
    given
        .when("british", "attack 0504 with b1")
        .then()
        .input("loos:16.0.a", "steps", 3)
        .at("b1", "box:eliminated");
  }

  @Test
  @ProvesRule("loos:16.0.a")
  void readAsAChangeOfSomethingElseItLeavesAttackersToRetreat() {
    battle("A1")
        .reading("loos:LI-08", 2)
        .when("british", "attack 0504 with b1")
        .then()
        .citesNot("loos:16.0.a")
        .choice("retreat")
        .ownedBy("british")
        .offers("stand");
  }

  @Test
  @ProvesRule("loos:16.0.b")
  void aBombardedUnitStandsAndLosesTheStep() {
    Situation situation = TrenchField.field().in(battle(".").position());
    Unit unit = situation.unit("g1").orElseThrow();
    Finding stands = UnderFire.stands(situation, unit);
    assertThat(stands.rule().text()).isEqualTo("loos:16.0.b");
    assertThat(stands.inputs().text("at")).isEqualTo("0504");
    assertThat(stands.sources()).anyMatch(source -> source.ref().equals("loos:LI-09"));
    assertThat(UnderFire.mayRetreat(situation)).isFalse();
    Given otherwise = battle(".").reading("loos:LI-09", 2);
    assertThat(UnderFire.mayRetreat(TrenchField.field().in(otherwise.position()))).isTrue();
  }

  @Test
  @ProvesRule("loos:14.3.k")
  void aGermanUnitOfOneStepInATrenchIsSpared() {
    Given given =
        battle(".")
            .piece("g2", "regiment", "german", "0604")
            .steps(2)
            .piece("g3", "battalion", "german", "0503")
            .piece("b3", "half", "british", "0404");
    Situation situation = TrenchField.field().in(given.position());
    assertThat(UnderFire.spared(situation, situation.unit("g1").orElseThrow()))
        .hasValueSatisfying(
            finding -> {
              assertThat(finding.rule().text()).isEqualTo("loos:14.3.k");
              assertThat(finding.inputs().integer("steps")).isEqualTo(1);
            });
    for (String unit : new String[] {"g2", "g3", "b3"}) {
      assertThat(UnderFire.spared(situation, situation.unit(unit).orElseThrow())).isEmpty();
    }
  }
}
