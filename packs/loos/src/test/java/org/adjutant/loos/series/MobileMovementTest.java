package org.adjutant.loos.series;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** The mobile movement phase: 4.1 and 5.5. */
final class MobileMovementTest {
  private static final Given PHASE =
      Plains.movement("'terrain': [{'type': 'rough', 'hexes': ['0504']}]")
          .clock(1, "mobile-movement", "blue")
          .piece("b1", "horse", "blue", "0505")
          .piece("b2", "foot", "blue", "0102")
          .steps(2);

  @Test
  @ProvesRule("loos:4.1.h")
  void legUnitsDoNotMoveInIt() {
    PHASE
        .when("blue", "move b2 0103")
        .then()
        .refused("loos:4.1.h")
        .may("blue")
        .notOffered("move b2 0103")
        .offered("move b1 0503 via 0405-0404");
  }

  @Test
  @ProvesRule("loos:4.1.e")
  void aMobileUnitThatMovedInTheMovementPhaseDoesNotMoveInIt() {
    Given moved =
        PHASE
            .clock(1, "movement", "blue")
            .when("blue", "move b1 0506")
            .then()
            .permitted()
            .having("b1", Marks.MOVED, Data.of(true))
            .given();
    moved
        .clock(1, "mobile-movement", "blue")
        .when("blue", "move b1 0505")
        .then()
        .refused("loos:4.1.e");
  }

  @Test
  @ProvesRule("loos:5.2.h")
  void aUnitMovesOnceInIt() {
    PHASE
        .when("blue", "move b1 0506")
        .then()
        .permitted()
        .when("blue", "move b1 0507")
        .then()
        .refused("loos:5.2.h");
  }

  @Test
  @ProvesRule("loos:5.5.a")
  void movesInItFollowTheSameRules() {
    PHASE
        .when("blue", "move b1 0503 via 0504")
        .then()
        .permitted()
        .cites("loos:5.5.a")
        .event("MovementDeclared")
        .fact("spent", "3 MP");
    PHASE
        .piece("r1", "foot", "red", "0504")
        .when("blue", "move b1 0504")
        .then()
        .refusedAtLeastFor("loos:5.2.e");
    PHASE
        .where("b1")
        .having("move", 1)
        .when("blue", "move b1 0504 via none")
        .then()
        .refusedAtLeastFor("loos:5.2.d");
    PHASE.when("blue", "move b1 0102").then().refusedAtLeastFor("loos:5.3.c");
  }
}
