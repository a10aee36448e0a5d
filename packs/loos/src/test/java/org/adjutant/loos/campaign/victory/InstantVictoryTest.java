package org.adjutant.loos.campaign.victory;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** Instant victories in the middle of a procedure. */
final class InstantVictoryTest {
  @Test
  @ProvesRule("loos:12.1.a")
  void anAdvanceIntoAnEntryHexEndsTheGameWhateverElseWasToFollow() {
    Given given =
        Battle.bare(0, "combat", "british")
            .piece("5a", "regular", "british", "0211")
            .steps(2)
            .piece("6a", "regular", "british", "0210")
            .steps(2)
            .piece("g1", "battalion", "german", "0110")
            .attribute(Subject.GAME, "assume", Data.of("CRT", "D2"));
    Then asked =
        given.when("british", "attack 0110 with 5a,6a").then().answer("german", "go none").then();
    asked
        .answer("british", "5a,6a to 0110,0109")
        .then()
        .permitted()
        .at("5a", "0110")
        .outcome("instant victory", "british");
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void aRetreatIntoTheFrontLineEndsTheGameAndNobodyAdvancesAnyMore() {
    Battle.bare(1, "combat", "german")
        .piece("5a", "regular", "british", "1017")
        .steps(2)
        .piece("g1", "battalion", "german", "1016")
        .attribute(Subject.GAME, "assume", Data.of("CRT", "D2"))
        .when("german", "attack 1017 with g1")
        .then()
        .answer("british", "go 1018")
        .then()
        .permitted()
        .at("5a", "1018")
        .outcome("instant victory", "german")
        .noChoice();
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void theLastUnitOutsideKilledByFireEndsTheGame() {
    Battle.bare(1, "barrage", "german")
        .tally("artillery:german", 1)
        .piece("5a", "regular", "british", "1017")
        .piece("6a", "regular", "british", "1018")
        .piece("g1", "battalion", "german", "1016")
        .attribute(Subject.GAME, "assume", Data.of("CRT", "De"))
        .when("german", "lay 1017")
        .then()
        .when("german", "end")
        .then()
        .when("british", "end")
        .dice(3, 3)
        .then()
        .permitted()
        .at("5a", "box:eliminated")
        .outcome("instant victory", "german");
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void theLastUnitOutsideLosesTheGameAsItPassesThroughItsTrenches() {
    Given given = Battle.bare(1, "movement", "british").piece("5a", "regular", "british", "1017");
    given
        .when("british", "move 5a 1019 via 1018")
        .then()
        .permitted()
        .input("loos:12.2.a", "passing", "1018")
        .outcome("instant victory", "german");
    given
        .piece("6a", "regular", "british", "1310")
        .when("british", "move 5a 1019 via 1018")
        .then()
        .permitted()
        .citesNot("loos:12.2.a");
    given
        .reading("loos:LI-16", 2)
        .when("british", "move 5a 1019 via 1018")
        .then()
        .permitted()
        .citesNot("loos:12.2.a");
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void byTheThirdReadingItIsJudgedWhenTheFirstBritishMovementIsOver() {
    Given moving =
        Battle.bare(1, "movement", "british")
            .reading("loos:LI-16", 3)
            .piece("5a", "regular", "british", "1017")
            .when("british", "move 5a 1018")
            .then()
            .citesNot("loos:12.2.a")
            .given();
    moving.when("british", "end").then().cites("loos:12.2.a").outcome("instant victory", "german");
    moving
        .piece("6a", "regular", "british", "1310")
        .when("british", "end")
        .then()
        .citesNot("loos:12.2.a")
        .phase("aircraft");
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void whoWaitsInASecondLineIsNotOutsideTheTrenches() {
    Given moving =
        Battle.bare(1, "movement", "british")
            .reading("loos:LI-60", 2)
            .piece("5a", "regular", "british", "1017")
            .piece("62a", "regular", "british", "1218");
    moving
        .having(Mark.SECOND_LINE, "III")
        .when("british", "move 5a 1018")
        .then()
        .outcome("instant victory", "german");
    moving.when("british", "move 5a 1018").then().citesNot("loos:12.2.a");
  }
}
