package org.adjutant.loos.series;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.junit.jupiter.api.Test;

/** Victory as the training scenario has it; here the hill in 0505 is worth 3 and red's at first. */
final class ObjectivesTest {
  private static final Given LAST =
      Plains.movement()
          .control("0505", "red")
          .clock(2, "movement", "blue")
          .piece("b1", "horse", "blue", "0503")
          .piece("b2", "foot", "blue", "0205")
          .steps(2)
          .piece("r1", "foot", "red", "0805")
          .steps(2);

  private static Given atTheEnd(Given given) {
    return given.clock(2, "mobile-combat", "red");
  }

  @Test
  @ProvesRule("loos:T.1")
  void anObjectiveIsHeldByTheSideLastInIt() {
    LAST.when("blue", "move b1 0508 via 0504-0505-0506-0507")
        .then()
        .permitted()
        .control("0505", "blue");
    LAST.when("blue", "move b1 0504").then().control("0505", "red");
  }

  @Test
  @ProvesRule({"loos:T.2", "loos:T.3"})
  void pointsAreForObjectivesAndForEnemyStepsDestroyed() {
    atTheEnd(LAST).when("red", "end").then().outcome("victory", "red").cites("loos:T.3");
    atTheEnd(LAST.control("0505", "blue")).when("red", "end").then().outcome("victory", "blue");
    Given even = LAST.moved("r1", "box:eliminated").where("r1").having("full-steps", 2).steps(0);
    atTheEnd(even).when("red", "end").then().outcome("draw");
    atTheEnd(even.control("0505", "blue")).when("red", "end").then().outcome("victory", "blue");
  }
}
