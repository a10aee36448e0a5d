package org.adjutant.loos.campaign.fire;

import static org.adjutant.loos.campaign.fire.FireField.assuming;
import static org.adjutant.loos.campaign.fire.FireField.barrage;
import static org.adjutant.loos.campaign.fire.FireField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** 17.3 and 17.4: a marker falls on 0705, where it is tied to no attack. */
final class FallTest {
  private static Given front(String terrain) {
    return barrage(1, terrain.isEmpty() ? "" : "'terrain': [" + terrain + "]")
        .piece("1a", "half", "british", "0605")
        .steps(2)
        .piece("g1", "regiment", "german", "0705")
        .steps(3);
  }

  private static final Given FRONT = front("");

  private static Then fire(Given given, int... dice) {
    return combat(given.when("british", "lay 0705").then().permitted(), dice).permitted();
  }

  @Test
  @ProvesRule({"loos:17.3.a", "loos:17.3.b"})
  void theFactorIsTheSumOfTheDiceTheTrackGives() {
    Then two = fire(FRONT, 4, 3, 6);
    two.cites("loos:17.3.a", "loos:17.3.b")
        .input("loos:17.3.b", "dice", 2)
        .input("loos:17.3.a", "factor", 7)
        .input("loos:17.3.a", "dice", Data.numbers(List.of(4, 3)))
        .source("tally", "artillery track, british, turn 1", "2 markers, 2 dice each")
        .event("BombardmentResolved")
        .fact("attack", 7);
    Given zero = FRONT.clock(0, "barrage", "british").tally("artillery:british", 10);
    fire(zero, 4, 3, 2, 6).input("loos:17.3.a", "factor", 9).input("loos:17.3.b", "dice", 3);
  }

  @Test
  @ProvesRule("loos:17.3.a")
  void itsDiceAreRolledOnlyWhenItFalls() {
    Then laid = FRONT.when("british", "lay 0705").then().permitted();
    laid.noEvent("DiceRolled");
    laid.when("british", "end").then().when("german", "end").then().awaitsRoll("factor");
  }

  @Test
  @ProvesRule("loos:17.4.a")
  void theFactorFindsTheColumnWhateverTheStrengthOfTheTarget() {
    Then strong = fire(FRONT, 4, 3, 6).cites("loos:17.4.a");
    strong.event("BombardmentResolved").fact("differential", 7).fact("column", "+6,+7");
    strong.event("BombardmentResolved").fact("defence", 0).fact("line", "clear");
    Given weak = FRONT.without("g1").piece("g2", "battalion", "german", "0705");
    fire(weak, 4, 3, 6).event("BombardmentResolved").fact("column", "+6,+7");
    Given woods = front("{'type': 'woods', 'hexes': ['0705']}");
    fire(woods, 4, 3, 6).event("BombardmentResolved").fact("line", "town");
  }

  @Test
  @ProvesRule("loos:17.4.b")
  void otherResultsThanD2D3AndDeAreDisregarded() {
    for (String result : List.of("Ex", ".", "(A)", "A1", "A2", "A3", "Ae")) {
      fire(assuming(FRONT, result), 4, 3)
          .cites("loos:17.4.b")
          .input("loos:17.4.b", "result", result)
          .noChoice()
          .steps("g1", 3)
          .steps("1a", 2)
          .at("1a", "0605");
    }
  }

  @Test
  @ProvesRule({"loos:17.4.e", "loos:16.0.b"})
  void d2D3AndDeCostOneStepAndNoRetreat() {
    for (String result : List.of("D2", "D3", "De")) {
      Then then = fire(assuming(FRONT, result), 4, 3).noChoice().steps("g1", 2).at("g1", "0705");
      then.input("loos:17.4.e", "lost", 1).event("StepLost").by("german").fact("before", 3);
      then.cites("loos:16.0.b");
    }
    Given weak = FRONT.without("g1").piece("g2", "battalion", "german", "0705");
    fire(assuming(weak, "D2"), 4, 3).at("g2", "box:eliminated");
  }

  @Test
  void anotherReadingLetsABombardedUnitRetreat() {
    Then asked = fire(assuming(FRONT.reading("loos:LI-09", 2), "D2"), 4, 3);
    asked.steps("g1", 3).choice("retreat").ownedBy("german").offers("go 0805-0905", "stand");
    asked.answer("german", "go 0805-0905").then().permitted().at("g1", "0905").noChoice();
    asked.answer("german", "stand").then().permitted().at("g1", "0705").steps("g1", 2);
  }

  @Test
  @ProvesRule("loos:17.4.d")
  void eachUnitOfAStackIsBombardedByTheOneMarker() {
    Given stack = FRONT.piece("g2", "regiment", "german", "0705").steps(3);
    Then then = fire(stack, 6, 6, 4, 6).cites("loos:17.4.d").tally("artillery:british", 1);
    then.event("BombardmentResolved").fact("defender", "g1").fact("result", "D2");
    then.event("BombardmentResolved").fact("defender", "g2").fact("result", "Ex");
    then.steps("g1", 2).steps("g2", 3).usesReading("loos:LI-29", 1);
  }

  @Test
  void aStackMayAlsoBeReadToRollTheFactorAnewOrOneDieForAll() {
    Given stack = FRONT.piece("g2", "regiment", "german", "0705").steps(3);
    Then anew = fire(stack.reading("loos:LI-29", 2), 6, 6, 4, 1, 1, 1);
    anew.event("BombardmentResolved").fact("defender", "g1").fact("attack", 12);
    anew.event("BombardmentResolved").fact("defender", "g2").fact("attack", 2).fact("result", "D2");
    anew.steps("g1", 2).steps("g2", 2);
    Then one = fire(stack.reading("loos:LI-29", 3), 6, 6, 4);
    one.steps("g1", 2).steps("g2", 2).usesReading("loos:LI-29", 3);
  }

  @Test
  void bothSidesUntiedMarkersFallAsTheCombatPhaseOpensTheAttackersFirst() {
    Then laid = FRONT.when("british", "lay 0705").then().when("british", "end").then();
    Then open =
        laid.when("german", "lay 0605")
            .then()
            .when("german", "end")
            .dice(6, 6, 4, 6, 6, 6)
            .then()
            .permitted();
    open.phase("combat").usesReading("loos:LI-25", 1).steps("g1", 2).steps("1a", 2);
    open.event("BombardmentResolved").fact("target", "0705").fact("die", 4);
    open.event("BombardmentResolved").fact("target", "0605").fact("die", 6);
  }

  @Test
  void markersComeOffTheMapWhenTheCombatPhaseIsOver() {
    Then open = fire(FRONT, 6, 6, 4);
    assertThat(open.after().feature(new Hex("0705"), "barrage:british")).isPresent();
    Then over = open.when("british", "end").then().permitted().phase("mobile-movement");
    over.event("loos/MarkersRemoved");
    assertThat(over.after().feature(new Hex("0705"), "barrage:british")).isEmpty();
  }
}
