package org.adjutant.loos.campaign.fire;

import static org.adjutant.kit.given.Given.opened;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.junit.jupiter.api.Test;

/** Section 17 in the campaign, on its own map and tracks and under all other sections. */
final class CampaignFireTest {
  private static final Given LOOS =
      Battle.bare(1, "barrage", "british")
          .tally("artillery:british", 4)
          .tally("artillery:german", 3)
          .piece("5a", "regular", "british", "1315")
          .steps(2)
          .having("brigade", "5")
          .piece("5b", "regular", "british", "1315")
          .steps(2)
          .having("brigade", "5")
          .piece("g1", "battalion", "german", "1314");

  @Test
  @ProvesRule({"loos:17.1.b", "loos:17.3.b"})
  void zeroHourOpensWithTenBritishMarkersOfThreeDice() {
    Given given = opened(Battle.ZERO_HOUR);
    Then flown = given.when("british", "fly 1514").then().permitted();
    flown.tally("artillery:british", 10).tally("artillery:german", 0);
    Then laid =
        flown
            .when("british", "end")
            .then()
            .phase("barrage")
            .when("british", "lay 1514 gas")
            .then()
            .permitted()
            .tally("artillery:british", 9);
    laid.source("tally", "artillery track, british, turn 0", "10 markers, 3 dice each");
    laid.when("british", "end")
        .then()
        .phase("counter-barrage")
        .when("german", "end")
        .dice(6, 6, 6, 6, 4)
        .then()
        .permitted()
        .phase("combat")
        .cites("loos:17.6.b");
  }

  @Test
  void theReserveOfAStackIsNotAnnounced() {
    LOOS.when("british", "lay 1314 with 5b").then().permitted();
    LOOS.when("british", "lay 1314 with 5a").then().refused("loos:18.3.a");
    LOOS.when("british", "lay 1314").then().may("british").notOffered("lay 1314 with 5a");
  }

  @Test
  void bombardmentStrikesBothUnitsOfAStack() {
    Then laid = LOOS.when("british", "end").then().when("german", "lay 1315").then().permitted();
    Then fell = laid.when("german", "end").dice(6, 6, 4, 4).then().permitted();
    fell.phase("combat").steps("5a", 1).steps("5b", 1);
  }

  @Test
  void breachesAndMarkersAreGoneBeforeMobileMovement() {
    Given trench = LOOS.moved("5a", "1316").moved("5b", "1316").moved("g1", "1315");
    Then open =
        trench
            .when("british", "lay 1315")
            .then()
            .when("british", "end")
            .then()
            .when("german", "end")
            .dice(6, 6, 4)
            .then()
            .permitted();
    open.event("loos/TrenchBreached").and().steps("g1", 1);
    open.when("british", "end")
        .then()
        .phase("mobile-movement")
        .cites("loos:17.5.b")
        .event("loos/MarkersRemoved");
  }

  @Test
  void aBombardmentPhasePrecedesTheCombatPhaseByAnotherReading() {
    Given moves = LOOS.clock(1, "movement", "british");
    moves.when("british", "end").then().phase("aircraft");
    Then own = moves.reading("loos:LI-20", 2).when("british", "end").then().phase("bombardment");
    Then fell = own.when("british", "bombard 1314").dice(6, 6, 6).then().permitted();
    fell.tally("artillery:british", 3).when("british", "end").then().phase("aircraft");
  }
}
