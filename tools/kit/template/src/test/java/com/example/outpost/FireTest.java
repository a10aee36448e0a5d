package com.example.outpost;

import static org.adjutant.kit.given.Given.given;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Assumed;
import org.junit.jupiter.api.Test;

final class FireTest {
  private static final Title DAWN = Titles.of(new OutpostPack(), "dawn");

  private static final Given FIRING =
      given(DAWN)
          .clock(1, "fire", "blue")
          .piece("b1", "unit", "blue", "0402")
          .steps(2)
          .piece("r1", "unit", "red", "0403")
          .steps(2)
          .piece("r2", "unit", "red", "0502")
          .steps(1);

  @Test
  @ProvesRule("outpost:4.1")
  void aUnitFiresOnceInAPhaseAtAnEnemyBesideIt() {
    FIRING
        .when("blue", "fire b1 at r1")
        .dice(1)
        .then()
        .permitted()
        .when("blue", "fire b1 at r2")
        .then()
        .refused("outpost:4.1")
        .unchanged();
    FIRING.moved("r1", "0602").when("blue", "fire b1 at r1").then().refused("outpost:4.1");
    FIRING.when("blue", "fire b1 at b1").then().refused("outpost:4.1");
  }

  @Test
  @ProvesRule({"outpost:4.2", "outpost:4.7"})
  void aDummyIsShownWhenFiredAtAndNeverFires() {
    FIRING
        .where("r1")
        .being("dummy")
        .when("blue", "fire b1 at r1")
        .then()
        .permitted()
        .cites("outpost:4.2")
        .noEvent("DiceRolled")
        .gone("r1");
    FIRING.where("b1").being("dummy").when("blue", "fire b1 at r1").then().refused("outpost:4.7");
  }

  @Test
  @ProvesRule("outpost:4.3")
  void theDieAndTheTerrainOfTheTargetGiveTheResult() {
    FIRING
        .when("blue", "fire b1 at r1")
        .die("fire", 6)
        .then()
        .event("CombatResolved")
        .fact("result", "hit")
        .and()
        .cites("outpost:4.3")
        .input("outpost:4.3", "terrain", "open")
        .source("table", "Fire, column open, row 6", "hit")
        .steps("r1", 1)
        .noChoice();
    Given inWoods = FIRING.moved("r2", "0702").moved("b1", "0502").moved("r1", "0503");
    inWoods
        .when("blue", "fire b1 at r1")
        .die("fire", 3)
        .then()
        .source("table", "Fire, column woods, row 3-4", "miss")
        .noChoice()
        .steps("r1", 2);
  }

  @Test
  @ProvesRule("outpost:4.4")
  void theOwnerOfAShakenUnitTakesItBackOrTheStep() {
    var shaken = FIRING.when("blue", "fire b1 at r1").dice(4).then().permitted();
    shaken
        .choice("go-back")
        .ownedBy("red")
        .about("unit", "r1")
        .offersOnly("0302", "0303", "0404", "0503", "go-back")
        .answer("0503")
        .then()
        .at("r1", "0503")
        .steps("r1", 2);
    shaken
        .choice("go-back")
        .offers("0404")
        .answer("go-back")
        .then()
        .steps("r1", 1)
        .at("r1", "0403");
    shaken.answer("red", "0402").then().refused("outpost:4.4").unchanged();
  }

  @Test
  @ProvesRule("outpost:4.4")
  void whetherOneMayGoBackIntoThePostIsAQuestionOfReading() {
    Given shaken = FIRING.moved("r1", "0303").moved("b1", "0302").moved("r2", "0602");
    shaken
        .when("blue", "fire b1 at r1")
        .dice(4)
        .then()
        .usesReading("outpost:I-1", 1)
        .choice("go-back")
        .offers("0403");
    shaken
        .reading("outpost:I-1", 2)
        .when("blue", "fire b1 at r1")
        .dice(4)
        .then()
        .usesReading("outpost:I-1", 2)
        .choice("go-back")
        .offersNot("0403");
  }

  @Test
  @ProvesRule("outpost:4.5")
  void aUnitWithoutStepsIsGone() {
    FIRING.when("blue", "fire b1 at r2").dice(6).then().cites("outpost:4.5").gone("r2");
  }

  @Test
  @ProvesRule("outpost:4.6")
  void aUnitInWoodsFires() {
    FIRING
        .moved("b1", "0503")
        .moved("r2", "0602")
        .when("blue", "fire b1 at r1")
        .dice(1)
        .then()
        .permitted();
  }

  @Test
  void aResultMayBeAssumed() {
    FIRING
        .attribute(Subject.GAME, Assumed.ATTRIBUTE, Assumed.ofAnyTable("hit"))
        .when("blue", "fire b1 at r1")
        .then()
        .permitted()
        .noEvent("DiceRolled")
        .steps("r1", 1);
  }
}
