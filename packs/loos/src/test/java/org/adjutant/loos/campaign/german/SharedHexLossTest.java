package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.assuming;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

/** LI-51: a regiment of a pair falls to its last step, and battalions may not stack. */
final class SharedHexLossTest {
  private static final Hex HEX = new Hex("0705");

  private static final Given PAIR =
      regiment(regiment(turn(1, "I-16"), "IR72", "0705", 3), "IR36", "0705", 2)
          .piece("b1", "half", "british", "0605")
          .steps(2);

  private static Then attacked(int reading) {
    return assuming(PAIR.reading("loos:LI-51", reading), "Ex")
        .when("british", "attack 0705 with b1")
        .then()
        .permitted()
        .usesReading("loos:LI-51", reading);
  }

  @Test
  void theStepIsLostAndTheOtherHoldsTheHex() {
    Then then = attacked(1).cites("loos:18.1.c").at("IR36", "box:eliminated");
    then.at("I-16", "box:deadpile").at("IR72", "0705").event("PieceEliminated");
  }

  @Test
  void bySecondReadingThePairRemainsUntilItsOwnersNextMovementPhase() {
    Then then = attacked(2).at("I-16", "0705").at("IR72", "0705");
    assertThat(then.after().at(HEX)).extracting(p -> p.id().id()).containsExactly("IR72", "I-16");
    Then moves = arrivals(then.given(), 1).phase("movement");
    moves.when("german", "end").then().refused("loos:18.1.c");
    Then parted = moves.when("german", "move I-16 0704").then().permitted();
    parted.when("german", "end").then().permitted();
    parted.when("german", "move IR72 0704").then().refusedAtLeastFor("loos:18.1.a");
  }

  @Test
  void byThirdReadingTheBattalionGoesNextDoor() {
    Then then = attacked(3).at("IR72", "0705").cites("loos:13.1.b");
    assertThat(then.after().piece("I-16").orElseThrow().place()).isNotEqualTo(HEX);
    then.steps("I-16", 1);
    Given hemmed = PAIR;
    for (String hex : new String[] {"0704", "0805", "0806", "0706", "0606"}) {
      hemmed = hemmed.piece("x" + hex, "battalion", "german", hex);
    }
    assuming(hemmed.reading("loos:LI-51", 3), "Ex")
        .when("british", "attack 0705 with b1")
        .then()
        .permitted()
        .at("I-16", "box:deadpile")
        .at("IR36", "box:eliminated");
  }
}
