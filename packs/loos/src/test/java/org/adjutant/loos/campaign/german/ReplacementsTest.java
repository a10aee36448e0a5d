package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.turn;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 11.4: replacements. */
final class ReplacementsTest {
  private static final Given FOUR = turn(1, "I-16", "II-16", "III-16", "I-56");

  /** Boyelles alone is open. */
  private static final Given ONE_TOWN =
      FOUR.piece("x1", "battalion", "german", "0405")
          .piece("x2", "battalion", "german", "0505")
          .piece("x3", "battalion", "german", "0304");

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "3, 1", "4, 2", "5, 2", "6, 3"})
  @ProvesRule("loos:11.4.a")
  void halfTheDieIsGainedInEveryPhase(int die, int gained) {
    for (int turn : new int[] {0, 1, 3}) {
      Then then = arrivals(FOUR.clock(turn, "combat", "british"), die);
      then.input("loos:11.4.a", "battalions", gained);
      if (gained > 0) {
        then.choice("replacement").ownedBy("german").about("left", Data.of(gained));
      } else {
        then.noChoice().phase("movement");
      }
    }
  }

  @Test
  @ProvesRule("loos:11.4.b")
  void allArePlacedAtOnce() {
    Then asked = arrivals(FOUR, 4);
    asked.choice("replacement").offersOnly("at 0405", "at 0505", "at 0704", "at 0304");
    asked.answer("german", "decline").then().refused("loos:11.4.b").unchanged();
    Then one = asked.answer("german", "at 0704").then().permitted().at("I-16", "0704");
    one.choice("replacement").offersOnly("at 0405", "at 0505", "at 0304");
    Then both = one.answer("german", "at 0304").then().permitted();
    both.at("II-16", "0304").at("III-16", "box:deadpile").noChoice().phase("movement");
    Then kept = arrivals(ONE_TOWN, 6).input("loos:11.4.b", "forfeited", 2);
    arrivals(kept.given().clock(2, "combat", "british"), 1).input("loos:11.4.a", "battalions", 0);
  }

  @Test
  @ProvesRule("loos:11.4.c")
  void withoutACounterAReplacementIsForfeited() {
    arrivals(turn(1), 6).input("loos:11.4.c", "forfeited", 3).noChoice().phase("movement");
    Then one = arrivals(turn(1, "I-16"), 4).answer("german", "at 0405").then().permitted();
    one.at("I-16", "0405").input("loos:11.4.c", "forfeited", 1).noChoice().phase("movement");
  }

  @Test
  @ProvesRule("loos:11.4.d")
  void eachGoesInATownHexThatIsGermanAndEmpty() {
    Given given =
        FOUR.piece("x1", "battalion", "german", "0405")
            .control("0405", "german")
            .control("0704", "british");
    Then asked = arrivals(given, 2);
    asked.choice("replacement").offersOnly("at 0505", "at 0304");
    asked.answer("german", "at 0405").then().refused("loos:11.4.d");
    asked.answer("german", "at 0704").then().refused("loos:11.4.d");
    asked.answer("german", "at 0606").then().refused("loos:11.4.d").unchanged();
    asked
        .answer("german", "at 0505")
        .then()
        .permitted()
        .cites("loos:11.4.d")
        .event("PiecePlaced")
        .by("german")
        .fact("unit", "I-16");
  }

  @Test
  @ProvesRule("loos:11.4.e")
  void withoutATownHexAReplacementIsForfeited() {
    Then then = arrivals(ONE_TOWN, 6);
    then.at("I-16", "0704").at("II-16", "box:deadpile").noChoice();
    then.input("loos:11.4.e", "forfeited", 2).phase("movement");
  }

  @Test
  @ProvesRule("loos:11.4.f")
  void aReplacementMovesInTheTurnOfItsPlacing() {
    Then then = arrivals(ONE_TOWN, 2).at("I-16", "0704").cites("loos:11.4.f").phase("movement");
    then.when("german", "move I-16 0702").then().permitted().at("I-16", "0702");
  }

  @Test
  @ProvesRule("loos:13.2.d")
  void aCounterIsLostAndUsedWithoutLimit() {
    Given given = ONE_TOWN.without("II-16").without("III-16").without("I-56");
    for (int n = 0; n < 3; n++) {
      Then back = arrivals(given, 2).at("I-16", "0704").steps("I-16", 1).cites("loos:13.2.d");
      given =
          back.given()
              .where("I-16")
              .steps(0)
              .moved("I-16", "box:deadpile")
              .clock(1, "combat", "british");
    }
  }

  @Test
  void controlIsThatOfTheHexOrOfTheWholeTown() {
    Given half = FOUR.control("0505", "british");
    arrivals(half, 2).choice("replacement").offersOnly("at 0405", "at 0704", "at 0304");
    arrivals(half.reading("loos:LI-17", 2), 2)
        .choice("replacement")
        .offersOnly("at 0704", "at 0304");
  }

  @Test
  void aCityIsATownHexUnlessTheSecondReadingIsInForce() {
    arrivals(FOUR.reading("loos:LI-81", 2), 2)
        .choice("replacement")
        .offersOnly("at 0405", "at 0505", "at 0704");
  }

  @Test
  void byOtherReadingsHeMayDeclineOrThoseLeftOverWait() {
    Then asked = arrivals(ONE_TOWN.reading("loos:LI-79", 2), 6);
    asked.choice("replacement").offersOnly("at 0704", "decline");
    asked.answer("german", "decline").then().permitted().noChoice().at("I-16", "box:deadpile");
    Then wait = arrivals(ONE_TOWN.reading("loos:LI-79", 3), 6);
    wait.at("I-16", "0704").tally("replacements:german", 2).usesReading("loos:LI-79", 3);
    Given next = wait.given().without("I-16").clock(2, "combat", "british");
    arrivals(next, 1).at("II-16", "0704").tally("replacements:german", 1);
  }
}
