package com.example.outpost;

import static org.adjutant.kit.given.Given.given;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

@ProvesRule("outpost:5.1")
final class VictoryTest {
  private static final Title DAWN = Titles.of(new OutpostPack(), "dawn");
  private static final Given EVEN =
      given(DAWN)
          .piece("b1", "unit", "blue", "0402")
          .piece("r1", "unit", "red", "0502")
          .piece("r2", "unit", "red", "0702")
          .being("dummy");

  @Test
  void blueWinsInThePost() {
    EVEN.clock(2, "move", "blue").when("blue", "move b1 0403").then().outcome("victory", "blue");
  }

  @Test
  void blueWinsWhenOnlyDummiesAreLeft() {
    EVEN.moved("r1", "0403")
        .clock(2, "fire", "blue")
        .when("blue", "fire b1 at r1")
        .dice(6)
        .then()
        .outcome("victory", "blue")
        .when("red", "end")
        .then()
        .refused("kernel:over");
  }

  @Test
  void redWinsWhenTheLastTurnEnds() {
    EVEN.clock(5, "fire", "red")
        .when("red", "end")
        .then()
        .cites("outpost:5.1")
        .outcome("victory", "red");
    EVEN.clock(4, "fire", "red").when("red", "end").then().turn(5).phase("move");
  }
}
