package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.assuming;
import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.adjutant.loos.series.combat.CombatField.texts;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 8.5: b1 and b2 follow r1, which has left 0705. */
final class AdvanceTest {
  private static final Given FIGHT =
      combat()
          .piece("b1", "line", "blue", "0605")
          .steps(2)
          .piece("b2", "line", "blue", "0606")
          .steps(2)
          .piece("b3", "line", "blue", "0604")
          .steps(2)
          .piece("r1", "line", "red", "0705")
          .steps(2);

  /** The choice to advance after r1 has gone this way. */
  private static Then retreated(Given given, String result, String way) {
    return assuming(given, result)
        .when("blue", "attack 0705 with b1,b2")
        .then()
        .answer("red", "go " + way)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule({"loos:8.5.a", "loos:8.5.e", "loos:8.5.c"})
  void afterARetreatTheAttackersMayAdvanceAtOnce() {
    Then asked = retreated(FIGHT, "D2", "0806-0906");
    asked
        .cites("loos:8.5.a", "loos:8.5.e")
        .usesReading("loos:LI-37", 1)
        .choice("advance")
        .ownedBy("blue")
        .about("units", texts("b1", "b2"))
        .about("retreat", texts("0705", "0806", "0906"))
        .offersOnly(
            "none",
            "b1 to 0705",
            "b1 to 0806",
            "b2 to 0705",
            "b2 to 0806",
            "b1,b2 to 0705-0806",
            "b1,b2 to 0806-0705");
    asked.when("blue", "end").then().refused("kernel:choice-owed");
  }

  @Test
  @ProvesRule("loos:8.5.a")
  void thereIsNoAdvanceAfterOtherResultsOrStiffResistance() {
    for (String result : new String[] {"De", "Ex", ".", "(A)"}) {
      assuming(FIGHT.where("r1").steps(1), result)
          .when("blue", "attack 0705 with b1")
          .then()
          .permitted()
          .noChoice()
          .noEvent("AdvanceMade");
    }
    assuming(FIGHT, "D2")
        .when("blue", "attack 0705 with b1,b2")
        .then()
        .answer("red", "stand")
        .then()
        .noChoice();
  }

  @Test
  @ProvesRule("loos:8.5.a")
  void anotherReadingLetsTheAttackersIntoAnyEmptiedHex() {
    Given given = FIGHT.where("r1").steps(1).reading("loos:LI-37", 2);
    assuming(given, "De")
        .when("blue", "attack 0705 with b1")
        .then()
        .usesReading("loos:LI-37", 2)
        .choice("advance")
        .offersOnly("none", "b1 to 0705");
    assuming(given, "Ex")
        .when("blue", "attack 0705 with b1,b2")
        .then()
        .answer("blue", "loss b2")
        .then()
        .choice("advance")
        .offers("b1 to 0705", "b2 to 0705");
    assuming(given, "D2")
        .when("blue", "attack 0705 with b1")
        .then()
        .answer("red", "stand")
        .then()
        .choice("advance")
        .offers("b1 to 0705");
    assuming(given.where("r1").steps(2), "D2")
        .when("blue", "attack 0705 with b1")
        .then()
        .answer("red", "stand")
        .then()
        .noChoice();
  }

  @Test
  @ProvesRule("loos:8.5.b")
  void aDefenderNeverAdvances() {
    assuming(FIGHT.without("b2").without("b3"), "A2")
        .when("blue", "attack 0705 with b1")
        .then()
        .answer("blue", "go 0505-0405")
        .then()
        .permitted()
        .noChoice()
        .at("r1", "0705");
  }

  @Test
  @ProvesRule({"loos:8.5.d", "loos:8.5.f", "loos:8.5.g"})
  void theOwnerDecidesWhoAdvancesHowFarOneUnitAHex() {
    Then asked = retreated(FIGHT, "D2", "0806-0906");
    asked
        .answer("blue", "b1,b2 to 0806-0705")
        .then()
        .permitted()
        .cites("loos:8.5.d", "loos:8.5.f", "loos:8.5.h")
        .noChoice()
        .at("b1", "0806")
        .at("b2", "0705")
        .event("AdvanceMade")
        .by("blue")
        .fact("unit", "b1")
        .fact("from", "0605")
        .fact("path", texts("0705", "0806"));
    asked.answer("blue", "none").then().permitted().at("b1", "0605").noEvent("AdvanceMade");
    asked.answer("blue", "b1,b2 to 0705-0705").then().refused("loos:8.5.g");
    asked.answer("blue", "b1 to 0906").then().refused("loos:8.5.d");
    asked.answer("blue", "b1 to 0805").then().refused("loos:8.5.d");
    asked.answer("blue", "b3 to 0705").then().refused("loos:8.5.f");
    asked.answer("blue", "b1,b1 to 0705-0806").then().refused("loos:8.5.f");
    asked.answer("blue", "b1,b2 to 0705").then().refused("loos:8.5.f");
  }

  @Test
  @ProvesRule({"loos:6.2.b", "loos:8.5.d"})
  void anAdvanceDisregardsEnemyZones() {
    Given guarded = FIGHT.piece("r2", "line", "red", "0807");
    retreated(guarded, "D2", "0806-0905")
        .answer("blue", "b1 to 0806")
        .then()
        .permitted()
        .cites("loos:6.2.b")
        .at("b1", "0806");
  }

  @Test
  @ProvesRule("loos:8.5.c")
  void thePathEndsWhereAUnitStands() {
    Given friend = FIGHT.piece("r2", "line", "red", "0805").piece("r3", "line", "red", "0806");
    retreated(friend, "D2", "0805-0905")
        .choice("advance")
        .offersOnly("none", "b1 to 0705", "b2 to 0705");
  }

  @Test
  @ProvesRule({"loos:8.5.a", "loos:8.5.c"})
  void aUnitThatDiesOfHavingNoWayOutLeavesItsHexToTheAttackers() {
    Given trapped = FIGHT.piece("b4", "line", "blue", "0906").piece("b5", "line", "blue", "0804");
    Then asked = retreated(trapped, "D2", "none");
    asked.choice("advance").offersOnly("none", "b1 to 0705", "b2 to 0705");
    asked.answer("blue", "b2 to 0705").then().permitted().at("b2", "0705");
  }

  @Test
  @ProvesRule("loos:8.5.c")
  void thePathOfAUnitThatFellShortAndDiedHasItsLastHexToo() {
    Given pocket =
        FIGHT
            .without("b3")
            .where("r1")
            .steps(1)
            .piece("b4", "line", "blue", "1005")
            .piece("b5", "line", "blue", "0907")
            .piece("b6", "line", "blue", "0903");
    retreated(pocket, "D3", "0805")
        .at("r1", "box:eliminated")
        .choice("advance")
        .offers("b1,b2 to 0805-0705");
  }

  @Test
  @ProvesRule("loos:8.5.h")
  void aUnitThatAdvancedDoesNothingMoreInThePlayerTurn() {
    Given next = FIGHT.piece("r2", "line", "red", "0807");
    Then advanced =
        retreated(next, "D2", "0805-0905").answer("blue", "b1 to 0805").then().permitted();
    advanced.having("b1", "advanced", Data.of(true));
    advanced
        .given()
        .clock(1, "mobile-combat", "blue")
        .when("blue", "attack 0905 with b1")
        .then()
        .refusedAtLeastFor("loos:8.5.h");
  }

  @Test
  @ProvesRule("loos:8.5.i")
  void aUnitThatAdvancedMayBeAttackedInTheNextEnemyCombatPhase() {
    Then advanced = retreated(FIGHT, "D2", "0805-0905").answer("blue", "b1 to 0805").then();
    advanced
        .given()
        .clock(1, "combat", "red")
        .when("red", "attack 0805 with r1")
        .then()
        .permitted()
        .event("AttackDeclared")
        .fact("defender", "b1");
  }

  @Test
  void terrainProhibitedToAUnitStopsItsAdvance() {
    Given cliff =
        combat(
                "'hexsides': [{'feature': 'cliff', 'at': ['0705/0805']}], 'paths': [{'kind':"
                    + " 'trail', 'hexes': ['0705', '0805']}]")
            .piece("b1", "line", "blue", "0605")
            .steps(2)
            .piece("r1", "line", "red", "0705")
            .steps(2);
    assuming(cliff, "D2")
        .when("blue", "attack 0705 with b1")
        .then()
        .answer("red", "go 0805-0905")
        .then()
        .choice("advance")
        .offers("b1 to 0805");
  }
}
