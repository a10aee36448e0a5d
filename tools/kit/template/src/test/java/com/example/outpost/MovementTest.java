package com.example.outpost;

import static org.adjutant.kit.given.Given.given;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

final class MovementTest {
  private static final Title DAWN = Titles.of(new OutpostPack(), "dawn");

  private static final Given MOVING =
      given(DAWN)
          .clock(1, "move", "blue")
          .piece("b1", "unit", "blue", "0302")
          .piece("b2", "unit", "blue", "0303")
          .piece("r1", "unit", "red", "0502");

  @Test
  @ProvesRule("outpost:1.1")
  void unitsBeginWhereTheSetUpSays() {
    Given.opened(DAWN)
        .when("blue", "end")
        .then()
        .permitted()
        .at("b1", "0102")
        .at("b3", "0104")
        .at("r1", "0403")
        .steps("b1", 2)
        .steps("r1", 1);
  }

  @Test
  @ProvesRule("outpost:2.1")
  void eachSideMovesAndFiresInItsOwnPhasesAndThenTheNextTurnBegins() {
    Given.opened(DAWN)
        .when("red", "move r1 0503")
        .then()
        .refused("outpost:2.1")
        .unchanged()
        .when("blue", "fire b1 at r1")
        .then()
        .refusedAtLeastFor("outpost:2.1")
        .when("blue", "end")
        .then()
        .phase("fire")
        .turn(1)
        .when("blue", "end")
        .then()
        .phase("move")
        .when("blue", "end")
        .then()
        .refused("outpost:2.1")
        .when("red", "end")
        .then()
        .when("red", "end")
        .then()
        .phase("move")
        .turn(2);
  }

  @Test
  @ProvesRule("outpost:3.1")
  void aUnitMovesOneHexAndOnceInAPhase() {
    MOVING
        .when("blue", "move b1 0402")
        .then()
        .permitted()
        .at("b1", "0402")
        .event("MovementDeclared")
        .by("blue")
        .fact("from", "0302")
        .and()
        .when("blue", "move b1 0302")
        .then()
        .refused("outpost:3.1")
        .unchanged();
    MOVING.when("blue", "move b1 0502").then().refused("outpost:3.1", "outpost:3.2");
    MOVING.when("blue", "move b1 9999").then().refused("outpost:3.1");
  }

  @Test
  @ProvesRule("outpost:3.2")
  void noUnitEntersTheHexOfAnother() {
    MOVING.when("blue", "move b1 0303").then().refused("outpost:3.2");
  }
}
