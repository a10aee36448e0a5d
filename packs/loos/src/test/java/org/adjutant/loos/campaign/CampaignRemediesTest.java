package org.adjutant.loos.campaign;

import static org.adjutant.kit.given.Given.opened;
import static org.adjutant.loos.Refusals.legal;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** What would be legal, where the exclusive rules refuse something. */
final class CampaignRemediesTest {
  private static final String[] DIVISION_21 = {"62a", "62b", "63a", "63b", "64a", "64b"};

  private static Given second(Given given, String place) {
    Given all = given;
    for (String unit : DIVISION_21) {
      all =
          all.piece(unit, "reserve", "british", place)
              .steps(2)
              .having(Mark.DIVISION, "21")
              .having(Mark.BRIGADE, unit.substring(0, 2));
    }
    return all;
  }

  private static Given barrage(int turn, String side) {
    return Battle.bare(turn, PhaseIds.BARRAGE, side)
        .piece("5a", "regular", "british", "1713")
        .steps(2)
        .piece("g1", "battalion", "german", "1712")
        .piece("g2", "battalion", "german", "0202")
        .tally("artillery:" + side, 1);
  }

  @Test
  void aSetUpIsToldWhichHexesAreOpen() {
    Given german = opened(Battle.CAMPAIGN);
    legal(
        german.when("german", "deploy I-16 9999").then(),
        "name a hex of the map; they run from 0101 to 3320");
    legal(german.when("german", "lift I-16").then(), "name a unit that is deployed");
    legal(german.when("german", "ready").then(), "deploy so, then ready");
    legal(german.when("german", "end").then(), "end it with: ready");
    legal(
        german.when("british", "ready").then(),
        "wait until british acts; now is turn 0, Set-up (german)");
  }

  @Test
  void reservesAreToldWhenAndWhereTheyGo() {
    Given available = second(Battle.bare(1, "movement", "british"), "box:available");
    legal(available.when("british", "commit 24 III").then(), "available: 21");
    legal(available.when("british", "commit 21 IX").then(), "name one of I, II, III, IV, V, VI");
    Given waiting =
        second(Battle.bare(1, "movement", "british").tally("committed:21", 1), "box:second-III");
    legal(
        waiting.when("british", "enter 62a 1217").then(), "enter in the movement phase of turn 2");
    legal(
        waiting.when("british", "enter 62a 0101").then(),
        "with room for it: 1217, 1316, 1416, 1515, 1615");
  }

  @Test
  void markersAreToldTheirTargetsAndWhenTheNextCome() {
    Given guns = barrage(1, "british");
    legal(guns.when("british", "lay 1713").then(), "observed enemies nearest to it: 1712");
    legal(guns.when("british", "lay 0202").then(), "observed enemies nearest to it: 1712");
    legal(guns.when("british", "lay 1712 gas").then(), "lay the marker without gas");
    legal(guns.when("british", "lay 1712 with g1").then(), "could be announced against 1712: 5a");
    legal(guns.when("british", "take-up 1712").then(), "laid by this side: none");
    Then laid = guns.when("british", "lay 1712 with 5a").then().permitted();
    legal(laid.when("british", "lay 1712").then(), "lay it on another hex, or first take-up 1712");
    legal(
        laid.given().clock(1, "combat", "british").when("british", "lay 1712").then(),
        "lay in the phase Attacker's markers of the side's own player turn");
    Given literal = barrage(1, "german").reading("loos:LI-27", 2);
    legal(
        literal
            .piece("9y", "regular", "british", "1217")
            .steps(2)
            .piece("9z", "regular", "british", "1312")
            .steps(2)
            .when("german", "lay 1312")
            .then(),
        "name a front line hex with British units: 1217; by LI-27, 1, others may be hit as well");
  }

  @Test
  void theAircraftIsToldWhoFliesItAndWhere() {
    legal(
        Battle.bare(1, PhaseIds.AIRCRAFT, "british").when("british", "fly 9999").then(),
        "name a hex of the map; they run from 0101 to 3320");
  }

  @Test
  void aStackIsToldWhichUnitComesUp() {
    Given alone =
        Battle.bare(1, "movement", "british").piece("5a", "regular", "british", "1713").steps(2);
    legal(alone.when("british", "order 1713 5a").then(), "name a unit that lies under another");
    legal(alone.when("british", "order 1712 5a").then(), "it is in 1713");
  }
}
