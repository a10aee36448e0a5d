package org.adjutant.loos.campaign.stack;

import static org.adjutant.loos.Refusals.legal;
import static org.adjutant.loos.campaign.stack.StackField.half;
import static org.adjutant.loos.campaign.stack.StackField.pair;
import static org.adjutant.loos.campaign.stack.StackField.phase;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** What would be legal, where section 18 refuses something. */
final class StackRemediesTest {
  private static final Given PAIR = pair(phase("mobile-movement", "british"), "5a", "5b", "0505");

  @Test
  void onlyAReserveIsToldToRollAndMove() {
    legal(
        PAIR.when("british", "exploit 5b").then(),
        "move a unit that does; reserves that may move now: 5a");
    legal(PAIR.when("british", "move 5a 0504").then(), "exploit 5a");
  }

  @Test
  void aReserveWhoseDieFellIsToldToGoOrStay() {
    Then asked = PAIR.when("british", "exploit 5a").dice(3).then().permitted();
    legal(asked.answer("british", "go").then(), "answer go with a hex, or stay");
    legal(asked.answer("british", "go 0505").then(), "answer go with another hex, or stay");
    legal(
        asked.answer("british", "go 0501").then(),
        "it has 2 MP and the way costs 4 MP: enough as far as 0503 (2 MP), or take a cheaper way");
    legal(
        asked.answer("british", "stay").then().when("british", "exploit 5a").then(),
        "reserves that may move now: none");
  }

  @Test
  void aPairIsToldWhoMayShare() {
    Given march = half(half(phase("movement", "british"), "5a", "5", "0505"), "6a", "6", "0504");
    legal(
        march.when("british", "move 5a 0504").then(),
        "two units of one German division or British brigade share a hex; end it where there is"
            + " room, on the way or beside it: 0503, 0604, 0605, 0405, 0404");
  }
}
