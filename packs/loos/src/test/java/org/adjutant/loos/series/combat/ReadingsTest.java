package org.adjutant.loos.series.combat;

import static org.adjutant.loos.series.combat.CombatField.combat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.conformance.Citations;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.rulebook.Interpretations;
import org.junit.jupiter.api.Test;

/** The table as other readings have it, and whether every reading has an effect somewhere. */
final class ReadingsTest {
  /**
   * Readings of these change nothing that is played: terrain rows and numbers are data (04, 72),
   * section numbers and misprints mean the same either way (07, 11, 73), two victories never
   * coincide (19), and a reserve division is always committed whole (70).
   */
  private static final Set<String> WITHOUT_EFFECT =
      new TreeSet<>(
          List.of(
              "loos:LI-04",
              "loos:LI-07",
              "loos:LI-11",
              "loos:LI-19",
              "loos:LI-70",
              "loos:LI-72",
              "loos:LI-73"));

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

  @Test
  void everyInterpretationIsAskedForByCodeUnlessItsReadingsPlayAlike() {
    LoosPack pack = new LoosPack();
    Set<String> cited = Citations.of(pack).ids();
    assertThat(Interpretations.parse(PackData.of(pack).get("interpretations")).all())
        .extracting(one -> one.id().text())
        .filteredOn(id -> !cited.contains(id))
        .containsExactlyElementsOf(WITHOUT_EFFECT);
  }
}
