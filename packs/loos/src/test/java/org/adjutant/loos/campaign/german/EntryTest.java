package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** 11.3 d to g: the placing of released regiments. */
final class EntryTest {
  private static Given released(int turn) {
    return regiment(regiment(turn(turn), "IR36", "box:released-8", 3), "IR72", "box:released-8", 3);
  }

  /** The British stand in two of the hexes next to 0101. */
  private static Given besieged() {
    return released(1)
        .piece("b1", "half", "british", "0201")
        .steps(2)
        .piece("b2", "half", "british", "0202")
        .steps(2);
  }

  @Test
  @ProvesRule("loos:11.3.d")
  void theRegimentsOfADivisionEnterInOrNextToOneEntryHex() {
    Then asked = arrivals(released(1));
    asked
        .choice("enter")
        .ownedBy("german")
        .about("division", "8")
        .offers("IR36 0101", "IR72 0202", "IR36 0901", "IR36 0802")
        .offersNot("IR36 0303");
    Then first = asked.answer("german", "IR36 0202").then().permitted().cites("loos:11.3.d");
    first.at("IR36", "0202").event("PiecePlaced").by("german").fact("at", "0202");
    first
        .choice("enter")
        .offersOnly("IR72 0101", "IR72 0102", "IR72 0201", "IR72 0202")
        .answer("IR72 0901")
        .then()
        .refused("loos:11.3.d");
    Then both = first.answer("german", "IR72 0202").dice(1).then().permitted();
    both.at("IR72", "0202").phase("movement").noChoice();
  }

  @Test
  @ProvesRule("loos:11.3.d")
  void enemyZocDoesNotMatterButEnemiesDo() {
    Then asked = arrivals(besieged());
    asked
        .choice("enter")
        .offers("IR36 0101", "IR36 0102")
        .offersNot("IR36 0201", "IR36 0202")
        .answer("IR36 0201")
        .then()
        .refusedAtLeastFor("loos:5.2.e");
    asked.answer("german", "IR36 0101").then().permitted().usesReading("loos:LI-14", 1);
  }

  @Test
  @ProvesRule("loos:11.3.d")
  void onlyRegimentsOfTheDivisionArePlaced() {
    Given given = released(1).piece("I-16", "battalion", "german", "0505");
    arrivals(given).answer("german", "I-16 0101").then().refused("loos:11.3.d").unchanged();
  }

  /** 0101 alone is open, for two of three regiments. */
  private static Given crowded() {
    Given given = regiment(besieged(), "IR93", "box:released-8", 3);
    for (String hex : new String[] {"0102", "0801", "0802", "0901", "0902"}) {
      given = given.piece("x" + hex, "battalion", "german", hex);
    }
    return given;
  }

  @Test
  @ProvesRule("loos:11.3.d")
  void whoFindsNoRoomWaitsForTheNextPhase() {
    Then asked = arrivals(crowded());
    asked.choice("enter").offersOnly("IR36 0101", "IR72 0101", "IR93 0101");
    Then one = asked.answer("german", "IR36 0101").then().permitted();
    Then two = one.answer("german", "IR93 0101").dice(1).then().permitted();
    two.at("IR72", "box:released-8").input("loos:11.3.d", "regiments", 1).phase("movement");
    Given next = two.given().without("x0102").without("x0901").clock(2, "combat", "british");
    arrivals(next, 1).at("IR72", "0102").phase("movement");
  }

  @Test
  void byOtherReadingsTheWholeDivisionWaitsOrTheExcessIsLost() {
    Then waits = arrivals(crowded().reading("loos:LI-14", 2), 1);
    waits.usesReading("loos:LI-14", 2).noChoice().at("IR36", "box:released-8");
    Then asked = arrivals(crowded().reading("loos:LI-14", 3));
    Then one = asked.answer("german", "IR36 0101").then().permitted();
    Then two = one.answer("german", "IR72 0101").dice(1).then().permitted();
    two.at("IR93", "box:eliminated").steps("IR93", 0).event("PieceEliminated").fact("unit", "IR93");
  }

  @Test
  @ProvesRule("loos:11.3.f")
  void anArrivingRegimentMayBeBrokenDownAtOnce() {
    Given given =
        released(1)
            .without("IR72")
            .piece("I-16", "battalion", "german", "box:deadpile")
            .steps(0)
            .piece("II-16", "battalion", "german", "box:deadpile")
            .steps(0);
    Then entered = arrivals(given).answer("german", "IR36 0101").then().permitted();
    entered.choice("break").ownedBy("german").offers("none", "down IR36 in 0101-0202");
    entered
        .answer("german", "down IR36 in 0101-0202")
        .dice(1)
        .then()
        .permitted()
        .cites("loos:11.3.f")
        .at("I-16", "0101")
        .at("II-16", "0202");
  }

  @Test
  @ProvesRule("loos:11.3.g")
  void arrivingRegimentsMoveWithTheirWholeAllowance() {
    Given alone = released(1).without("IR72");
    Then placed = arrivals(alone).answer("german", "IR36 0101").dice(1).then().permitted();
    placed.cites("loos:11.3.g").phase("movement");
    placed
        .when("german", "move IR36 0107")
        .then()
        .permitted()
        .event("MovementDeclared")
        .fact("spent", "6 MP");
  }
}
