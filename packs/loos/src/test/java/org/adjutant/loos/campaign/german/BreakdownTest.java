package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 13.1 d to h: regiments are broken down into battalions. */
final class BreakdownTest {
  private static final Given FULL = regiment(turn(2, "I-16", "II-16", "III-16"), "IR36", "0604", 3);

  private static Then down(Given given, String hexes) {
    return arrivals(given).answer("german", "down IR36 in " + hexes).dice(1).then();
  }

  private static Then notDown(Given given, String hexes) {
    return arrivals(given).answer("german", "down IR36 in " + hexes).then();
  }

  @Test
  @ProvesRule({"loos:13.1.d", "loos:13.1.e"})
  void aRegimentGivesWayToABattalionForEachStep() {
    Then three = down(FULL, "0604-0603-0605").permitted();
    three.cites("loos:13.1.d", "loos:13.1.e").phase("movement");
    three.at("I-16", "0604").at("II-16", "0603").at("III-16", "0605");
    three.at("IR36", "box:eliminated").steps("IR36", 0).steps("I-16", 1);
    three.event("loos/RegimentBrokenDown").by("german").fact("unit", "IR36").fact("from", "0604");
    Then two = down(FULL.where("IR36").steps(2), "0604-0603").permitted();
    two.at("III-16", "box:deadpile").input("loos:13.1.e", "steps", 2);
    notDown(FULL, "0604-0603").refused("loos:13.1.e");
    notDown(FULL.where("IR36").steps(2), "0604-0603-0605").refused("loos:13.1.e").unchanged();
  }

  @Test
  @ProvesRule("loos:13.1.d")
  void itIsTheGermansChoiceWheneverHeIsToMove() {
    Then kept = arrivals(FULL).answer("german", "none").dice(1).then().permitted();
    kept.at("IR36", "0604").steps("IR36", 3).phase("movement");
    arrivals(FULL.clock(0, "combat", "british")).choice("break").offers("none");
    kept.when("german", "end").then().permitted().noChoice();
  }

  @Test
  @ProvesRule("loos:13.1.f")
  void stepsForWhichThereIsNoBattalionAreLost() {
    Given short1 = FULL.without("III-16").without("II-16");
    Then one = down(short1, "0603").permitted().input("loos:13.1.f", "lost", 2);
    one.at("I-16", "0603").at("IR36", "box:eliminated");
    down(FULL, "0604-0603-0605").citesNot("loos:13.1.f");
    arrivals(short1.without("I-16"), 1).noChoice().at("IR36", "0604");
  }

  @Test
  @ProvesRule("loos:13.1.g")
  void battalionsGoWhereTheRegimentIsOrCouldHaveStepped() {
    Given front = FULL.moved("IR36", "0607").piece("b1", "half", "british", "0707").steps(2);
    Then asked = arrivals(front);
    asked.choice("break").offers("down IR36 in 0607-0606-0507").offersNot("down IR36 in 0608-0607");
    asked.answer("german", "down IR36 in 0607-0606-0608").then().refused("loos:13.1.g");
    asked.answer("german", "down IR36 in 0607-0606-0707").then().refused("loos:13.1.g").unchanged();
    asked.answer("german", "down IR36 in 0607-0606-0606").then().refused("loos:13.1.g");
    asked.answer("german", "down IR36 in 0607-0606-0605").then().refused("loos:13.1.g");
  }

  @Test
  @ProvesRule("loos:13.1.g")
  void noBattalionSharesAHex() {
    Given pair = regiment(FULL, "IR72", "0604", 3);
    Then asked = arrivals(pair);
    asked.choice("break").offersNot("down IR36 in 0604-0603-0605");
    asked.answer("german", "down IR36 in 0604-0603-0605").then().refused("loos:13.1.g");
    asked.answer("german", "down IR36 in 0603-0605-0504").then().permitted();
  }

  @Test
  @ProvesRule("loos:13.1.g")
  void aRegimentWithoutRoomForItsBattalionsIsNotBrokenDown() {
    Given hemmed = FULL;
    for (String hex : new String[] {"0603", "0703", "0704", "0605", "0504"}) {
      hemmed = hemmed.piece("x" + hex, "battalion", "german", hex);
    }
    arrivals(hemmed, 1).noChoice().at("IR36", "0604");
  }

  @Test
  @ProvesRule("loos:13.1.h")
  void aRegimentOnceBrokenDownIsGoneForGood() {
    Then down = down(FULL, "0604-0603-0605").permitted().cites("loos:13.1.h");
    Then next = arrivals(down.given().clock(3, "combat", "british"), 1);
    next.at("IR36", "box:eliminated").steps("IR36", 0).noChoice();
    next.when("german", "move II-16 0604").then().refusedAtLeastFor("loos:18.1.a");
  }

  @Test
  void byTheSecondReadingPlacingIsTheirMove() {
    down(FULL, "0604-0603-0605").when("german", "move I-16 0602").then().permitted();
    Then placed = down(FULL.reading("loos:LI-64", 2), "0604-0603-0605").permitted();
    placed.usesReading("loos:LI-64", 2);
    placed.when("german", "move I-16 0602").then().refused("loos:5.2.h");
  }

  @Test
  void aBattalionPlacedInATownTakesControlUnlessPlacingIsNoEntering() {
    Given taken = FULL.moved("IR36", "0504").control("0505", "british");
    down(taken, "0504-0505-0503").permitted().control("0505", "german").cites("loos:12.3.d");
    down(taken.reading("loos:LI-18", 2), "0504-0505-0503").control("0505", "british");
  }

  @Test
  void byOtherReadingsTheOrderOfThePhaseIsAnother() {
    Given given = FULL.without("II-16").without("III-16");
    Then usual = arrivals(given);
    usual.choice("break").offers("down IR36 in 0604");
    Then first = arrivals(given.reading("loos:LI-63", 3), 2);
    first.usesReading("loos:LI-63", 3);
    first.choice("replacement").answer("at 0704").then().permitted().noChoice().at("IR36", "0604");
    Then likes = arrivals(given.reading("loos:LI-63", 2));
    likes.choice("arrivals").ownedBy("german").offersOnly("release", "breakdown", "replacements");
    Then chosen = likes.answer("german", "replacements").dice(1).then().permitted();
    chosen.choice("arrivals").offersOnly("release", "breakdown");
  }

  @Test
  @ProvesRule("loos:13.2.e")
  void battalionsComeBackOnTheirRedDotSide() {
    Then down = down(FULL, "0604-0603-0605").permitted().cites("loos:13.2.e");
    down.having("I-16", Mark.RED_DOT, Data.of(true));
    var battalion = down.after().piece("I-16").orElseThrow();
    assertThat(battalion.kind()).isEqualTo("replacement");
    assertThat(battalion.attribute(Mark.DIVISION)).isEmpty();
  }
}
