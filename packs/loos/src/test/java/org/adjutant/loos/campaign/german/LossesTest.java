package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.LOSSES;
import static org.adjutant.loos.campaign.german.Reserves.assuming;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.junit.jupiter.api.Test;

/** 13.1 a to c, 13.2 and 13.3: what a lost step does. */
final class LossesTest {
  private static Given british(Given given) {
    return given
        .piece("5a", "half", "british", "0605")
        .steps(2)
        .having(Mark.BRIGADE, "5")
        .piece("5b", "half", "british", "0606")
        .steps(2)
        .having(Mark.BRIGADE, "5");
  }

  private static Then attacked(Given given, String result) {
    return assuming(british(given), result)
        .when("british", "attack 0705 with 5a")
        .then()
        .permitted();
  }

  private static Loss inTrench(Given given, String unit) {
    Situation situation = Reserves.field().in(given.position());
    return new TrenchLosses(LOSSES).step(situation, situation.unit(unit).orElseThrow());
  }

  @Test
  @ProvesRule("loos:13.2.b")
  void aBattalionThatTakesALossGoesToTheDeadpile() {
    Given given = turn(1, "II-16").piece("I-16", "battalion", "german", "0705");
    attacked(given, "Ex")
        .cites("loos:13.2.b")
        .input("loos:13.2.b", "lie", 2)
        .at("I-16", "box:deadpile")
        .steps("I-16", 0)
        .event("PieceEliminated")
        .fact("unit", "I-16");
    attacked(given, "De").at("I-16", "box:deadpile");
  }

  @Test
  void aRegimentIsTurnedOverByItsFirstLoss() {
    attacked(regiment(turn(1, "I-16"), "IR36", "0705", 3), "Ex")
        .at("IR36", "0705")
        .steps("IR36", 2)
        .at("I-16", "box:deadpile");
    attacked(regiment(turn(1, "I-16"), "IR36", "0705", 3), "De")
        .at("IR36", "box:eliminated")
        .at("I-16", "box:deadpile");
  }

  @Test
  @ProvesRule({"loos:13.1.b", "loos:13.2.e"})
  void theLastStepIsABattalionOfTheDeadpile() {
    Then then = attacked(regiment(turn(1, "I-16", "II-16"), "IR36", "0705", 2), "Ex");
    then.cites("loos:13.1.b").at("IR36", "box:eliminated").steps("IR36", 0);
    then.at("I-16", "0705").steps("I-16", 1).having("I-16", Mark.RED_DOT, Data.of(true));
    then.at("II-16", "box:deadpile").event("StepLost").fact("unit", "IR36");
    assertThat(then.after().piece("I-16").orElseThrow().attribute(Mark.DIVISION)).isEmpty();
    then.having("I-16", Marks.DEFENDED, Data.of(true));
  }

  @Test
  @ProvesRule("loos:13.1.c")
  void withAnEmptyDeadpileTheLastStepIsLostAsWell() {
    Then then = attacked(regiment(turn(1), "IR36", "0705", 2), "Ex");
    then.cites("loos:13.1.c").at("IR36", "box:eliminated").steps("IR36", 0);
    assertThat(then.after().isVacant(new org.adjutant.rules.board.Place.Hex("0705"))).isTrue();
  }

  @Test
  @ProvesRule("loos:13.1.b")
  void theBattalionTakesPartInTheAttackOfItsRegiment() {
    Given given =
        british(regiment(turn(1, "I-16"), "IR36", "0705", 2))
            .where("5a")
            .steps(1)
            .clock(1, "combat", "german")
            .reading("loos:LI-37", 2);
    Then then = assuming(given, "Ex").when("german", "attack 0605 with IR36").then().permitted();
    then.at("I-16", "0705").having("I-16", Marks.ATTACKED, Data.of(true));
    then.choice("advance").ownedBy("german").offers("I-16 to 0605");
  }

  @Test
  @ProvesRule("loos:13.3.c")
  void aLossConcernsOneCounterOfABrigadeAlone() {
    Given given = turn(1).piece("I-16", "battalion", "german", "0705");
    Then then = attacked(given, "(A)").cites("loos:13.3.c");
    then.steps("5a", 1).steps("5b", 2).input("loos:13.3.c", "left", 1);
    Then other = attacked(given.piece("I-56", "battalion", "german", "0706"), ".");
    assuming(other.given(), "(A)")
        .when("british", "attack 0706 with 5b")
        .then()
        .permitted()
        .steps("5a", 2)
        .steps("5b", 1);
  }

  @Test
  void inATrenchUnderFireAUnitKeepsItsLastStep() {
    Given given = turn(1, "II-16").piece("I-16", "battalion", "german", "0705");
    Loss loss = inTrench(given, "I-16");
    assertThat(loss.steps()).isEqualTo(1);
    assertThat(loss.effects()).isEmpty();
    assertThat(loss.findings()).extracting(Finding::rule).asString().contains("17.5.d");
    assertThat(inTrench(regiment(turn(1, "II-16"), "IR36", "0705", 3), "IR36").steps())
        .isEqualTo(2);
  }

  @Test
  void aRegimentInATrenchUnderFireDiesUnlessAnotherReadingSavesIt() {
    Given given = regiment(turn(1), "IR36", "0705", 2);
    assertThat(inTrench(given, "IR36").eliminates()).isTrue();
    assertThat(inTrench(given.reading("loos:LI-50", 2), "IR36").steps()).isEqualTo(2);
    assertThat(inTrench(given.reading("loos:LI-50", 3), "IR36").steps()).isEqualTo(1);
    Given tracked = given.where("IR36").steps(1);
    attacked(tracked, "Ex").at("IR36", "box:eliminated");
  }
}
