package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.assuming;
import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** 17.6: gas on 0705 in Zero Hour. */
final class GasTest {
  private static final Given FRONT =
      barrage(0, "")
          .piece("1a", "half", "british", "0605")
          .steps(2)
          .piece("1b", "half", "british", "0606")
          .steps(2)
          .piece("2a", "half", "british", "0204")
          .steps(2)
          .piece("g1", "regiment", "german", "0705")
          .steps(3)
          .piece("g2", "battalion", "german", "0706")
          .piece("g3", "battalion", "german", "0604");

  private static Then gas(Given given, String result, int... dice) {
    Then laid = assuming(given, result).when("british", "lay 0705 gas").then().permitted();
    return combat(laid, dice.length == 0 ? new int[] {3, 3, 3, 3} : dice).permitted();
  }

  @Test
  @ProvesRule("loos:17.6.a")
  void gasIsForTheBritishInZeroHourAlone() {
    FRONT.when("british", "lay 0705 gas with 1a").then().permitted().cites("loos:17.6.a");
    FRONT.when("british", "lay 0705").then().permitted();
    FRONT
        .clock(1, "barrage", "british")
        .when("british", "lay 0705 gas")
        .then()
        .refused("loos:17.6.a");
    FRONT
        .tally("artillery:german", 1)
        .clock(0, "counter-barrage", "german")
        .when("german", "lay 0605 gas")
        .then()
        .refused("loos:17.6.a");
    FRONT.when("british", "lay 0706").then().may("british").offered("lay 0705 gas", "lay 0705");
  }

  @Test
  void eachMarkerWithGasAddsADieAndIsTakenUpWithTheOthers() {
    Then two =
        FRONT
            .reading("loos:LI-22", 2)
            .when("british", "lay 0705 gas")
            .then()
            .when("british", "lay 0705 gas")
            .then()
            .permitted()
            .tally("gas:british", 2);
    two.when("british", "take-up 0705").then().permitted().tally("gas:british", 0);
    combat(two, 3, 3, 3, 3, 3, 3, 3, 3, 1).permitted().input("loos:17.6.b", "for gas", 2);
  }

  @Test
  void whenAndHowOftenGasIsUsedDependsOnTheReading() {
    Given defending =
        FRONT
            .attribute(Subject.GAME, "player", Data.of("german"))
            .clock(0, "counter-barrage", "british");
    defending.when("british", "lay 0705 gas").then().permitted().usesReading("loos:LI-30", 1);
    defending
        .reading("loos:LI-30", 3)
        .when("british", "lay 0705 gas")
        .then()
        .refused("loos:17.6.a");
    Given allOrNone = FRONT.reading("loos:LI-30", 2);
    Then gas = allOrNone.when("british", "lay 0705 gas").then().permitted();
    gas.when("british", "lay 0706").then().refused("loos:17.6.a").usesReading("loos:LI-30", 2);
    gas.when("british", "lay 0706 gas").then().permitted();
    Then plain = allOrNone.when("british", "lay 0705").then().permitted();
    plain.when("british", "lay 0706 gas").then().refused("loos:17.6.a");
    plain.when("british", "take-up 0705").then().when("british", "lay 0706 gas").then().permitted();
    Given four =
        FRONT.reading("loos:LI-31", 2).tally("gas:british", 4).tally("artillery:british", 6);
    four.when("british", "lay 0705 gas").then().refused("loos:17.6.a").usesReading("loos:LI-31", 2);
    four.reading("loos:LI-31", 1).when("british", "lay 0705 gas").then().permitted();
  }

  @Test
  @ProvesRule("loos:17.6.b")
  void gasAddsOneDieToTheThreeOfZeroHour() {
    Then then = gas(FRONT, "D2", 6, 5, 4, 3);
    then.input("loos:17.6.b", "dice", 4).input("loos:17.3.a", "factor", 18).cites("loos:17.6.b");
    then.steps("g1", 2).steps("1a", 2).usesReading("loos:LI-31", 1);
  }

  @Test
  @ProvesRule("loos:17.6.c")
  void gasThatDoesNothingCostsAnAdjacentBritishUnitAStep() {
    for (String result : List.of("Ex", ".", "(A)", "A1", "Ae")) {
      Then astray = gas(FRONT, result).cites("loos:17.6.c").steps("g1", 3);
      astray.choice("loss").ownedBy("british").offersOnly("1a", "1b");
      astray.answer("british", "1b").then().permitted().steps("1b", 1).steps("1a", 2);
    }
    for (String result : List.of("D2", "D3", "De")) {
      gas(FRONT, result).citesNot("loos:17.6.c").noChoice();
    }
    Then one = gas(FRONT.without("1b"), "Ex").noChoice().steps("1a", 1);
    one.usesReading("loos:LI-32", 1);
    Given far = FRONT.without("1b").moved("1a", "0505");
    gas(far, "Ex").cites("loos:17.6.c").noChoice().steps("1a", 2).steps("2a", 2);
    Then dry = combat(assuming(FRONT, "Ex").when("british", "lay 0705").then(), 3, 3, 3);
    dry.citesNot("loos:17.6.c").noChoice();
  }

  @Test
  void anotherReadingLetsTheGermanOrTheDiePick() {
    Then german = gas(FRONT.reading("loos:LI-32", 2), "Ex");
    german.choice("loss").ownedBy("german").answer("1a").then().permitted().steps("1a", 1);
    Then random = gas(FRONT.reading("loos:LI-32", 3), "Ex");
    random.awaitsRoll("gas").diceFall(2).then().permitted().noChoice().cites("loos:17.6.c");
  }

  @Test
  @ProvesRule("loos:17.6.d")
  void ofAStackTheFrontLineUnitSuffers() {
    Given stack = FRONT.without("1b").piece("1c", "half", "british", "0605").steps(2);
    Then then = gas(stack, "Ex").cites("loos:17.6.d").noChoice();
    then.steps("1c", 1).steps("1a", 2).input("loos:17.6.d", "front line", "1c");
  }

  @Test
  void aBombardedStackIsMissedOnlyIfNoUnitOfItWasHit() {
    Given stack = FRONT.piece("r2", "regiment", "german", "0705").steps(3);
    Then laid = stack.when("british", "lay 0705 gas").then().permitted();
    combat(laid, 6, 6, 6, 6, 6, 4).permitted().noChoice().steps("r2", 2).steps("g1", 3);
    combat(laid, 6, 6, 6, 6, 6, 6).permitted().choice("loss").ownedBy("british");
  }
}
