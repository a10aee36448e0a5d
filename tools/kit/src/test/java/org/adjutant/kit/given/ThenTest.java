package org.adjutant.kit.given;

import static org.adjutant.kit.given.Given.given;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.outpost.OutpostPack;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.adjutant.kit.Titles;
import org.adjutant.rules.ruling.InputException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A claim that does not hold fails, and says so with the whole ruling. */
final class ThenTest {
  private static final Given FIRING =
      given(Titles.of(new OutpostPack(), "dawn"))
          .clock(1, "fire", "blue")
          .piece("b1", "unit", "blue", "0402")
          .steps(2)
          .piece("r1", "unit", "red", "0403")
          .steps(2);

  private static Then shaken() {
    return FIRING.when("blue", "fire b1 at r1").dice(4).then();
  }

  private static DynamicTest falls(String claim, Consumer<Then> test) {
    return DynamicTest.dynamicTest(
        claim,
        () ->
            assertThatThrownBy(() -> test.accept(shaken()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("it does not hold that")
                .hasMessageContaining(claim)
                .hasMessageContaining("outpost:4.3 APPLIES")
                .hasMessageContaining("CombatResolved@1 by blue")
                .hasMessageContaining("red owes go-back"));
  }

  @TestFactory
  Stream<DynamicTest> everyClaimCanFail() {
    return Stream.of(
        falls("it is refused", then -> then.refused("outpost:4.1")),
        falls("the trail cites outpost:4.2", then -> then.cites("outpost:4.2")),
        falls("the trail does not cite outpost:4.3", then -> then.citesNot("outpost:4.3")),
        falls("terrain = woods", then -> then.input("outpost:4.3", "terrain", "woods")),
        falls("the table Fire", then -> then.source("table", "Fire", "hit")),
        falls("reading 2", then -> then.usesReading("outpost:I-1", 2)),
        falls("StepLost happens", then -> then.event("StepLost")),
        falls("result is hit", then -> then.event("CombatResolved").fact("result", "hit")),
        falls("no DiceRolled happens", then -> then.noEvent("DiceRolled")),
        falls("one choice is open: advance", then -> then.choice("advance")),
        falls("blue owes go-back", then -> then.choice("go-back").ownedBy("blue")),
        falls("offers 0402", then -> then.choice("go-back").offers("0402")),
        falls("does not offer 0503", then -> then.choice("go-back").offersNot("0503")),
        falls("nobody owes a choice", Then::noChoice),
        falls("chance owes a roll for fire", then -> then.awaitsRoll("fire")),
        falls("r1 is at 0503", then -> then.at("r1", "0503")),
        falls("r1 has 1 steps", then -> then.steps("r1", 1)),
        falls("r1 is gone", then -> then.gone("r1")),
        falls("the tally vp is 1", then -> then.tally("vp", 1)),
        falls("the phase is move", then -> then.phase("move")),
        falls("the turn is 2", then -> then.turn(2)),
        falls("the game ends with victory", then -> then.outcome("victory", "blue")),
        falls("the position is unchanged", Then::unchanged),
        falls("blue may fire b1 at r1", then -> then.may("blue").act("fire b1 at r1")));
  }

  @Test
  void diceThatNobodyRollsAreAnErrorOfTheTest() {
    assertThatThrownBy(() -> FIRING.when("blue", "fire b1 at r1").dice(1, 2).then())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("nobody rolled the dice");
  }

  @Test
  void aDieLaidReadyForAnotherPurposeIsAnErrorOfTheTest() {
    assertThatThrownBy(() -> FIRING.when("blue", "fire b1 at r1").die("rally", 1).then())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("a die for rally was laid ready, but the roll is for fire");
  }

  @Test
  void aRollWithoutDiceStaysOpenUntilTheyFall() {
    FIRING
        .when("blue", "fire b1 at r1")
        .then()
        .awaitsRoll("fire")
        .diceFall(6)
        .then()
        .steps("r1", 1);
  }

  @Test
  void whatIsTypedWronglySaysHowItIsTyped() {
    assertThatThrownBy(() -> FIRING.when("blue", "fire b1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("Type: fire <unit> at <target>");
  }
}
