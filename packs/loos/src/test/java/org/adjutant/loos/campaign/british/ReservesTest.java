package org.adjutant.loos.campaign.british;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Marks;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;

/** 11.7 on the campaign's own map, where 1217 is in the front line of sector III. */
final class ReservesTest {
  private static final String[] DIVISION_21 = {"62a", "62b", "63a", "63b", "64a", "64b"};
  private static final String[] FRONT_III = {"1217", "1316", "1416", "1515", "1615"};

  private static Given division(Given given, String division, String place, String... units) {
    Given all = given;
    for (String unit : units) {
      all =
          all.piece(unit, "reserve", "british", place)
              .steps(2)
              .having(Mark.DIVISION, division)
              .having(Mark.BRIGADE, unit.substring(0, 2));
    }
    return all;
  }

  private static Given available(int turn) {
    Given given = Battle.bare(turn, "movement", "british");
    Given one = division(given, "21", "box:available", DIVISION_21);
    return division(one, "24", "box:available", "71a", "71b", "72a", "72b", "73a", "73b");
  }

  /**
   * The 21st Division, committed to sector III in turn 1, in a later turn; a unit far off keeps the
   * game going.
   */
  private static Given waiting(int turn) {
    Given given = Battle.bare(turn, "movement", "british").tally("committed:21", 1);
    Given outpost = division(given, "9", "1105", "26a");
    return division(outpost, "21", "box:second-III", DIVISION_21);
  }

  /** Other units fill these hexes of the front line. */
  private static Given filling(Given given, String... hexes) {
    Given all = given;
    int n = 80;
    for (String hex : hexes) {
      all = division(all, "9", hex, n + "a", n + "b");
      n++;
    }
    return all;
  }

  private static Given next(Then then, int turn) {
    return then.given()
        .clock(turn, "movement", "british")
        .with(SetPieceAttribute.clear(new PieceId("62a"), Marks.MOVED));
  }

  @Test
  @ProvesRule("loos:11.7.a")
  void reservesAreCommittedInBritishMovementPhasesAfterZeroHour() {
    available(1)
        .when("british", "commit 21 III")
        .then()
        .permitted()
        .input("loos:11.7.a", "turn", 1)
        .tally("committed:21", 1);
    available(0).when("british", "commit 21 III").then().refused("loos:11.7.a");
    for (String phase : new String[] {"combat", "mobile-movement", "mobile-combat"}) {
      available(1)
          .clock(1, phase, "british")
          .when("british", "commit 21 III")
          .then()
          .refused("loos:11.7.a");
    }
    available(1)
        .clock(1, "movement", "german")
        .when("british", "commit 21 III")
        .then()
        .refused("loos:11.7.a");
    available(1)
        .clock(1, "movement", "german")
        .when("german", "commit 21 III")
        .then()
        .refused("loos:11.7.a");
  }

  @Test
  @ProvesRule("loos:11.7.b")
  void allSixUnitsGoToTheSecondLineOfOneSector() {
    Then then = available(2).when("british", "commit 21 III").then().permitted();
    then.input("loos:11.7.b", "units", 6).usesReading("loos:LI-60", 1);
    for (String unit : DIVISION_21) {
      then.at(unit, "box:second-III");
    }
    then.when("british", "commit 21 IV").then().refused("loos:11.7.b");
    available(2).when("british", "commit 21 VII").then().refused("loos:11.7.b");
    available(2).when("british", "commit 47 III").then().refused("loos:11.7.b");
  }

  @Test
  void byAnotherReadingReservesAreCommittedUnitByUnit() {
    Given single = available(1).reading("loos:LI-70", 2);
    single.when("british", "commit 21 III").then().refused("loos:11.7.b");
    Then one = single.when("british", "commit 62a III").then().permitted();
    one.usesReading("loos:LI-70", 2)
        .input("loos:11.7.b", "units", 1)
        .at("62a", "box:second-III")
        .at("62b", "box:available");
    one.may("british").offered("commit 62b VI").notOffered("commit 62a VI", "commit 21 VI");
    Then two = one.given().clock(2, "movement", "british").when("british", "commit 62b III").then();
    two.when("british", "enter 62b 1217").then().refusedAtLeastFor("loos:11.7.d");
    two.when("british", "enter 62a 1217").then().permitted().at("62a", "1217");
  }

  @Test
  @ProvesRule("loos:11.7.c")
  void theDivisionsMayGoToTwoSectorsInTwoTurns() {
    Then one = available(1).when("british", "commit 21 III").then().permitted();
    one.cites("loos:11.7.c").may("british").offered("commit 24 III", "commit 24 VI");
    one.given()
        .clock(3, "movement", "british")
        .when("british", "commit 24 VI")
        .then()
        .permitted()
        .at("71a", "box:second-VI")
        .at("62a", "box:second-III")
        .tally("committed:21", 1)
        .tally("committed:24", 3);
    one.when("british", "commit 24 III").then().permitted().at("73b", "box:second-III");
  }

  @Test
  @ProvesRule("loos:11.7.d")
  void aTurnLaterTheyEnterTheFrontLineOfTheirSectorAndNowhereElse() {
    waiting(1).when("british", "enter 62a 1217").then().refused("loos:11.7.d");
    waiting(2)
        .when("british", "enter 62a 1217")
        .then()
        .permitted()
        .input("loos:11.7.d", "sector", "III")
        .at("62a", "1217")
        .when("british", "enter 62b 1217")
        .then()
        .permitted()
        .when("british", "enter 63a 1217")
        .then()
        .refused("loos:18.1.a");
    for (String hex : new String[] {"1117", "1218", "1216"}) {
      waiting(2).when("british", "enter 62a " + hex).then().refused("loos:11.7.d");
    }
    waiting(2).when("british", "end").then().refused("loos:11.7.d");
  }

  @Test
  @ProvesRule("loos:11.7.e")
  void twoTurnsLaterTheyMoveNormally() {
    Then entered = waiting(2).when("british", "enter 62a 1217").then().permitted();
    entered.input("loos:11.7.e", "from", 3);
    entered.when("british", "move 62a 1216").then().refused("loos:5.2.h");
    next(entered, 3).when("british", "move 62a 1216").then().permitted().at("62a", "1216");
  }

  @Test
  void thoseWithoutRoomWaitAndAreFreeATurnLater() {
    Given full = filling(waiting(2), FRONT_III);
    full.when("british", "enter 62a 1217").then().refused("loos:18.1.a");
    full.when("british", "end").then().permitted();
    Then late =
        waiting(4)
            .when("british", "enter 62a 1217")
            .then()
            .permitted()
            .usesReading("loos:LI-61", 1);
    late.input("loos:11.7.e", "from", 5);
  }

  @Test
  void byOtherReadingsNoRoomForbidsTheCommitmentOrCostsTheUnits() {
    Given four = filling(available(1).reading("loos:LI-61", 2), "1217", "1316", "1416");
    four.when("british", "commit 21 III").then().refused("loos:11.7.d");
    four.when("british", "commit 21 IV").then().permitted();
    Given full = filling(waiting(2).reading("loos:LI-61", 3), FRONT_III);
    full.when("british", "end").then().refused("loos:11.7.d");
    full.when("british", "enter 62a 1217")
        .then()
        .permitted()
        .usesReading("loos:LI-61", 3)
        .at("62a", "box:eliminated");
  }

  @Test
  void byAnotherReadingTheSecondLineIsOfHexes() {
    Then then =
        available(1).reading("loos:LI-60", 2).when("british", "commit 21 III").then().permitted();
    then.at("62a", "1218").at("62b", "1218").at("63a", "1317").at("64b", "1417");
    then.when("british", "move 62a 1217").then().refusedAtLeastFor("loos:11.7.d");
    Given next = then.given().clock(2, "movement", "british");
    next.when("british", "enter 62a 1615")
        .then()
        .refused("loos:11.7.d")
        .may("british")
        .offered("enter 62a 1217")
        .notOffered("enter 62a 1615");
    next.when("british", "enter 62a 1217").then().permitted().at("62a", "1217");
  }

  @Test
  void whatTheyMayDoInTheTurnOfArrivalIsInterpreted() {
    Given arrived =
        waiting(2)
            .when("british", "enter 62a 1217")
            .then()
            .when("british", "enter 62b 1217")
            .then()
            .given()
            .piece("g1", "11x", "german", "1216")
            .having("attack", 2)
            .having("defence", 3)
            .having("move", 6);
    Given combat = arrived.clock(2, "combat", "british");
    Given mobile = arrived.without("g1").clock(2, "mobile-movement", "british");
    combat.when("british", "attack 1216 with 62b").then().permitted();
    mobile.when("british", "exploit 62a").then().refused("loos:11.7.d");
    combat
        .reading("loos:LI-62", 2)
        .when("british", "attack 1216 with 62b")
        .then()
        .refused("loos:11.7.d");
    mobile.reading("loos:LI-62", 2).when("british", "exploit 62a").then().refused("loos:11.7.d");
    mobile
        .reading("loos:LI-62", 3)
        .when("british", "exploit 62a")
        .dice(4)
        .then()
        .permitted()
        .having("62a", Mark.MOBILE_POINTS, Data.of(4));
  }
}
