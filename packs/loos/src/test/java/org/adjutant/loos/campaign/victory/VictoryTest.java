package org.adjutant.loos.campaign.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Battle;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

final class VictoryTest {

  private static Given british(int turn, String hex) {
    return Battle.bare(turn, "movement", "british").piece("5a", "regular", "british", hex);
  }

  /** The turn is over but for the German's last phase. */
  private static Given lastPhase(int turn) {
    return Battle.bare(turn, "mobile-combat", "german").piece("5a", "regular", "british", "1310");
  }

  @Test
  @ProvesRule("loos:12.1.a")
  void theBritishWinAsTheyEnterAnEntryHexEvenIfTheyPassThrough() {
    british(1, "1202")
        .when("british", "move 5a 1201")
        .then()
        .cites("loos:12.1.a", "loos:12.1.b")
        .outcome("instant victory", "british");
    british(1, "1202")
        .when("british", "move 5a 1301 via 1201")
        .then()
        .outcome("instant victory", "british");
    Battle.bare(1, "movement", "german")
        .piece("r", "battalion", "german", "1202")
        .piece("5a", "regular", "british", "2010")
        .when("german", "move r 1201")
        .then()
        .permitted()
        .citesNot("loos:12.1.a");
  }

  @Test
  @ProvesRule("loos:12.1.b")
  void theThirdEntryHexIsThatOfLens() {
    british(1, "2305").when("british", "move 5a 2306").then().permitted().phase("movement");
    british(1, "3305").when("british", "move 5a 3306").then().outcome("instant victory", "british");
    british(1, "2305")
        .reading("loos:LI-13", 2)
        .when("british", "move 5a 2306")
        .then()
        .outcome("instant victory", "british");
  }

  @Test
  @ProvesRule("loos:12.2.a")
  void theGermanWinsAtOnceWhenNoBritishUnitIsOutsideItsTrenches() {
    british(1, "0217")
        .when("british", "move 5a 0218")
        .then()
        .cites("loos:12.2.a")
        .outcome("instant victory", "german");
    british(1, "0217")
        .piece("5b", "regular", "british", "1310")
        .when("british", "move 5a 0218")
        .then()
        .citesNot("loos:12.2.a");
    british(1, "0116")
        .reading("loos:LI-15", 2)
        .when("british", "move 5a 0117")
        .then()
        .outcome("instant victory", "german");
  }

  @Test
  @ProvesRule("loos:12.2.b")
  void notBeforeTurnZeroIsOver() {
    Given zero =
        Battle.bare(0, "mobile-combat", "german").piece("5a", "regular", "british", "0218");
    zero.when("german", "end")
        .then()
        .cites("loos:12.2.b", "loos:12.2.a")
        .outcome("instant victory", "german");
    zero.reading("loos:LI-16", 2).when("german", "end").then().citesNot("loos:12.2.a").turn(1);
    Battle.bare(0, "mobile-combat", "german")
        .piece("5a", "regular", "british", "1310")
        .when("german", "end")
        .then()
        .cites("loos:12.2.b")
        .turn(1);
  }

  @Test
  @ProvesRule({"loos:12.3.b", "loos:12.3.c", "loos:12.3.d", "loos:12.3.e"})
  void aTownHexIsHisWhoEnteredItLast() {
    assertThat(Given.opened(Battle.CAMPAIGN).position().control(new Hex("0714")))
        .contains(Store.GERMAN);
    Given through =
        british(1, "0713")
            .piece("r", "battalion", "german", "1014")
            .when("british", "move 5a 0715 via 0714")
            .then()
            .cites("loos:12.3.c")
            .control("0714", "british")
            .given();
    through
        .clock(1, "movement", "german")
        .when("german", "move r 0914")
        .then()
        .control("0714", "british")
        .given()
        .without("r")
        .piece("r2", "battalion", "german", "0814")
        .moved("5a", "1310")
        .when("german", "move r2 0714")
        .then()
        .cites("loos:12.3.d")
        .control("0714", "german")
        .given()
        .moved("r2", "2010")
        .without("5a")
        .piece("5b", "regular", "british", "0713")
        .clock(2, "movement", "british")
        .when("british", "move 5b 0714")
        .then()
        .control("0714", "british");
  }

  @Test
  @ProvesRule({"loos:12.3.a", "loos:12.3.f", "loos:12.3.g"})
  void completeTownsDecideAfterTurnEight() {
    lastPhase(8).when("german", "end").then().cites("loos:12.3.f").outcome("victory", "german");
    Given partOfLoos = lastPhase(8).control("2512", "british").control("2513", "british");
    partOfLoos
        .when("german", "end")
        .then()
        .cites("loos:12.3.a")
        .input("loos:12.3.a", "british", 2)
        .outcome("victory", "german");
    Given loos = partOfLoos.control("2613", "british");
    loos.when("german", "end").then().outcome("draw");
    loos.control("1806", "british").when("german", "end").then().outcome("victory", "british");
    lastPhase(7).when("german", "end").then().turn(8);
  }

  @Test
  @ProvesRule("loos:12.3.f")
  void aCityCountsAsATownUnlessItsHexesAreNoTownHexes() {
    Given lens = lastPhase(8);
    for (int row = 5; row <= 8; row++) {
      lens = lens.control("320" + row, "british").control("330" + row, "british");
    }
    lens.when("german", "end").then().outcome("draw");
    lens.reading("loos:LI-81", 2).when("german", "end").then().outcome("victory", "german");
  }
}
