package org.adjutant.loos.series;

import static org.adjutant.loos.Refusals.legal;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.junit.jupiter.api.Test;

/** What would be legal, where sections 5 and 6 refuse a move. */
final class MovementRemediesTest {
  private static final Given MARCH =
      Plains.movement("'terrain': [{'type': 'lake', 'hexes': ['0205']}]")
          .piece("f", "foot", "blue", "0305")
          .steps(2)
          .piece("g", "foot", "blue", "0403")
          .steps(2)
          .piece("r", "foot", "red", "0604")
          .steps(2);

  private static Then move(String what) {
    return MARCH.when("blue", "move " + what).then();
  }

  @Test
  void aWayThatIsTooLongIsToldWhatItCostsAndHowFarItMayGo() {
    legal(
        move("f 0909"),
        "it has 5 MP and the way costs 7 MP: enough as far as 0708 (5 MP), or take a cheaper way");
  }

  @Test
  void aWayWithAGapIsToldItsNeighbours() {
    legal(move("f 0305"), "name a hex to enter; beside it are 0304, 0405, 0406, 0306, 0206, 0205");
    legal(
        move("f 0308 via 0306"),
        "name each hex of the way; beside 0306 are 0305, 0406, 0407, 0307, 0207, 0206");
    legal(move("f 9999"), "name a hex of the map; they run from 0101 to 0909");
  }

  @Test
  void aClosedHexIsToldWhereToStopOrGo() {
    legal(move("f 0205"), "go round 0205");
    legal(move("f 0604 via 0405,0504"), "go round 0604, or end the move in 0504");
    legal(
        move("f 0403"),
        "end it where there is room, on the way or beside it: 0304, 0303, 0402, 0502, 0503, 0404,"
            + " 0302");
  }

  @Test
  void anEnemyZoneIsToldWhereTheMoveEnds() {
    legal(
        move("f 0603 via 0405,0504,0503"),
        "end the move in 0504, or go through hexes in no enemy ZOC");
  }

  @Test
  void aUnitThatIsDoneOrNoneIsToldWhoMoves() {
    legal(
        MARCH.where("f").being("moved").when("blue", "move f 0306").then(),
        "it may move in its side's next player turn; move another");
    legal(move("r 0605"), "name a piece of this side: f, g");
  }
}
