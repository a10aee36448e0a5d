package org.adjutant.loos.campaign.german;

import static org.adjutant.loos.campaign.german.Reserves.arrivals;
import static org.adjutant.loos.campaign.german.Reserves.regiment;
import static org.adjutant.loos.campaign.german.Reserves.turn;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Mark;
import org.junit.jupiter.api.Test;

/** 11.3 b and c: the dice for divisions that have not entered. */
final class ReleaseTest {
  private static Given waiting(int turn) {
    Given one = regiment(turn(turn), "IR36", "box:division-8", 3);
    return regiment(one, "IR72", "box:division-8", 3)
        .piece("B5", "regiment", "german", "box:division-4B")
        .steps(3)
        .having(Mark.DIVISION, "4B");
  }

  @Test
  @ProvesRule({"loos:11.3.b", "loos:11.3.c"})
  void aDivisionWhoseDieFallsInsideItsSpanIsReleasedAsAWhole() {
    Then then = arrivals(waiting(1), 3);
    then.cites("loos:11.3.b").input("loos:11.3.c", "span", "1-3").input("loos:11.3.c", "die", 3);
    then.event("loos/DivisionReleased").by("german").fact("division", "8");
    then.at("IR36", "box:released-8").at("IR72", "box:released-8").at("B5", "box:division-4B");
    then.source("table", "release of 8, turn 1", "1-3");
    then.choice("enter").ownedBy("german");
  }

  @Test
  @ProvesRule({"loos:11.3.b", "loos:11.3.c"})
  void aDivisionWhoseDieFallsOutsideWaitsAndRollsAgainInTheNextPhase() {
    Then first = arrivals(waiting(1), 4, 1);
    first.noEvent("loos/DivisionReleased").at("IR36", "box:division-8").phase("movement");
    Given second = first.given().clock(2, "combat", "british");
    arrivals(second, 3, 4).at("B5", "box:division-4B").at("IR36", "box:released-8");
    arrivals(second, 2, 5).at("B5", "box:released-4B").at("IR36", "box:division-8");
  }

  @Test
  @ProvesRule("loos:11.3.b")
  void thereIsNoDieInTheFirstGermanMovementPhase() {
    Then zero = arrivals(waiting(0), 1);
    zero.usesReading("loos:LI-77", 1).input("loos:11.3.b", "turn", 0).phase("movement");
    zero.at("IR36", "box:division-8").noEvent("loos/DivisionReleased");
    Then later = arrivals(waiting(1).reading("loos:LI-77", 2), 1);
    later.usesReading("loos:LI-77", 2).phase("movement").at("IR36", "box:division-8");
    arrivals(waiting(2).reading("loos:LI-77", 2), 6, 1).at("IR36", "box:released-8");
  }

  @Test
  @ProvesRule("loos:11.3.c")
  void aTurnWithoutASpanNeedsNoDie() {
    Given alone = waiting(1).without("IR36").without("IR72");
    arrivals(alone, 1)
        .input("loos:11.3.c", "division", "4B")
        .at("B5", "box:division-4B")
        .phase("movement");
  }

  @Test
  @ProvesRule("loos:11.3.b")
  void aDivisionThatHasEnteredDoesNotRoll() {
    Given entered = regiment(turn(2), "IR36", "0202", 3);
    arrivals(entered, 1).phase("movement").noEvent("loos/DivisionReleased");
  }
}
