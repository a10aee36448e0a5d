package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.campaign.stack.StackField.assuming;
import static org.adjutant.loos.campaign.stack.StackField.exploited;
import static org.adjutant.loos.campaign.stack.StackField.half;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** Section 18 among all other rules of the campaign, on its map. */
final class CampaignStacksTest {
  private static Given pair(int turn, String phase, String side) {
    Given given = half(Battle.bare(turn, phase, side), "5a", "5", "1106");
    for (String unit : new String[] {"g1", "g2"}) {
      given = given.piece(unit, "regiment", "german", "1105").steps(3).having(Mark.DIVISION, "8");
    }
    return given.tally("artillery:british", 2).tally("artillery:german", 2);
  }

  @Test
  @ProvesRule("loos:18.3.b")
  void bombardmentStrikesBothUnitsOfAStack() {
    Then laid = assuming(pair(1, "barrage", "british"), "D2").when("british", "lay 1105").then();
    laid.permitted()
        .when("british", "end")
        .then()
        .when("german", "end")
        .dice(4, 3)
        .then()
        .permitted()
        .steps("g1", 2)
        .steps("g2", 2);
  }

  @Test
  @ProvesRule("loos:18.4.f")
  void noMarkerIsLaidInTheMobileCombatPhase() {
    pair(1, "mobile-combat", "british").when("british", "lay 1105").then().refused("loos:17.1.e");
    pair(1, "mobile-combat", "british").when("german", "lay 1106").then().refused("loos:17.1.h");
  }

  @Test
  @ProvesRule("loos:18.4.i")
  void aRegimentThatStandsAndHasNoCounterForItsLastStepLeavesTheHexToThoseYetToFight() {
    Given given = Battle.bare(2, "mobile-combat", "british");
    given = exploited(half(half(given, "5a", "5", "1106"), "6a", "6", "1206"), "5a", "6a");
    given = given.piece("g1", "regiment", "german", "1105").steps(2).having(Mark.DIVISION, "8");
    assuming(given, "D2")
        .when("british", "attack 1105 with 5a")
        .then()
        .answer("british", "6a")
        .then()
        .answer("german", "stand")
        .then()
        .cites("loos:13.1.c", "loos:8.4.d")
        .at("g1", "box:eliminated")
        .choice("advance")
        .ownedBy("british")
        .offers("6a to 1105")
        .offersNot("5a to 1105");
  }

  @Test
  void inZeroHourTheRolledAllowanceIsWholeUnlessReadOtherwise() {
    Given german = pair(0, "mobile-movement", "german").without("5a");
    Then asked = german.when("german", "exploit g1").dice(6).then().permitted();
    asked.having("g1", Mark.MOBILE_POINTS, Data.of(6));
    asked.choice("reserve").offers("go 1103 via 1104");
    german
        .reading("loos:LI-53", 2)
        .when("german", "exploit g1")
        .dice(6)
        .then()
        .choice("reserve")
        .offers("go 1104", "stay")
        .offersNot("go 1103 via 1104");
  }
}
