package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.combat;

import org.adjutant.kit.given.Given;
import org.junit.jupiter.api.Test;

/** The table as other readings have it. */
final class ReadingsTest {
  private static final String ORDER = "attack 0705 with b1,b2";

  private static Given against(String terrain) {
    return combat(terrain)
        .piece("b1", "line", "blue", "0605")
        .steps(2)
        .piece("b2", "line", "blue", "0606")
        .steps(2)
        .piece("r1", "militia", "red", "0705");
  }

  private static final Given OPEN = against("'terrain': []");
  private static final Given ROUGH = against("'terrain': [{'type': 'rough', 'hexes': ['0705']}]");

  private static void gives(Given given, int die, String result) {
    given
        .when("blue", ORDER)
        .dice(die)
        .then()
        .permitted()
        .event("CombatResolved")
        .fact("result", result);
  }

  @Test
  void anUnknownCellIsReadAsReconstructedOrNotResolvedOrFromTheFragment() {
    gives(OPEN, 5, "Ex");
    gives(OPEN.reading("loos:LI-01", 2), 5, ".");
    gives(OPEN.reading("loos:LI-01", 3), 5, "D2");
    OPEN.reading("loos:LI-01", 2)
        .when("blue", ORDER)
        .dice(5)
        .then()
        .usesReading("loos:LI-01", 2)
        .source("table", "CRT, line clear, column +4,+5, row 5", "Ex");
  }

  @Test
  void aKnownCellIsTheSameInEveryReading() {
    for (int reading = 1; reading <= 3; reading++) {
      Given read = OPEN.reading("loos:LI-01", reading);
      gives(read, 1, "D2");
    }
  }

  @Test
  void aLineStandsOverTheResultsFromTheLeftOrUnderTheSameLabels() {
    gives(ROUGH, 1, "Ex");
    gives(ROUGH.reading("loos:LI-02", 2), 1, "D2");
    ROUGH.reading("loos:LI-02", 2).when("blue", ORDER).dice(1).then().usesReading("loos:LI-02", 2);
  }

  @Test
  void underTheSameLabelsALineStillEndsAtItsFirstLabel() {
    Given strong = ROUGH.where("r1").having("defence", 9);
    strong
        .reading("loos:LI-02", 2)
        .when("blue", "attack 0705 with b1")
        .dice(1)
        .then()
        .cites("loos:8.2.1.e")
        .event("CombatResolved")
        .fact("column", "-2")
        .fact("result", ".");
  }
}
