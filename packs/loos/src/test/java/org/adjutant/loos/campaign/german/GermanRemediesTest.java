package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.Refusals.legal;
import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;

import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** What would be legal, where the choices of the German's arrivals are answered wrongly. */
final class GermanRemediesTest {

  @Test
  void aRegimentThatEntersIsToldItsHexes() {
    Then asked = arrivals(regiment(turn(1), "IR36", "box:released-8", 3));
    legal(
        asked.answer("german", "IR36 0303").then(),
        "with room for it: 0101, 0201, 0202, 0102, 0901, 0902, 0802, 0801");
    legal(asked.answer("german", "outpost 0101").then(), "name one of IR36");
  }

  @Test
  void aBreakdownIsToldHowManyHexesAndWhich() {
    Then asked = arrivals(regiment(turn(1, "I-16", "II-16", "III-16"), "IR36", "0604", 3));
    legal(
        asked.answer("german", "down IR36 in 0604").then(),
        "name 3 hexes among 0604, 0603, 0703, 0704, 0605, 0504, 0503");
    legal(
        asked.answer("german", "none IR36").then(),
        "answer none alone, or down with a regiment and hexes");
    legal(
        asked.answer("german", "down outpost in 0604").then(),
        "answer none, or name a regiment that may break down: IR36");
  }
}
