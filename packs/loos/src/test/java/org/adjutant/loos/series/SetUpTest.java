package org.adjutant.loos.series;

import static org.adjutant.kit.given.Given.opened;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** 3.0. */
final class SetUpTest {
  private static final String UNITS =
      """
      'units': [
        {'id': 'b1', 'counter': 'foot', 'side': 'blue', 'name': '1st Foot', 'at': '0305'},
        {'id': 'b2', 'counter': 'foot', 'side': 'blue', 'in': ['0201..0202', 'ford']},
        {'id': 'r1', 'counter': 'foot', 'side': 'red', 'in': ['0809']}]
      """;

  private static final String REGION = "'regions': {'ford': ['0405']}";

  private static Title title(String more) {
    return Plains.title(REGION, UNITS + more, SeriesRules.SERIES);
  }

  @Test
  @ProvesRule("loos:3.0.a")
  void theScenarioSaysWhoDeploysFirstAndWhoMovesFirst() {
    Given given = opened(title(", 'deploys': ['red', 'blue']"));
    given
        .when("blue", "place b2 0405")
        .then()
        .refusedAtLeastFor("loos:4.1.d")
        .when("red", "place r1 0809")
        .then()
        .permitted()
        .when("red", "end")
        .then()
        .phase("set-up")
        .when("blue", "place b2 0405")
        .then()
        .permitted()
        .when("blue", "end")
        .dice(1, 1, 1)
        .then()
        .phase("movement")
        .turn(1)
        .may("blue")
        .act("move b2 0404");
    assertThat(opened(title("")).position().clock().active()).hasToString("[blue]");
  }

  @Test
  @ProvesRule("loos:3.0.b")
  void placesAreFixedOrLeftToTheOwnerWithinAnArea() {
    Given given = opened(title(""));
    given
        .when("blue", "place b2 0203")
        .then()
        .refused("loos:3.0.b")
        .may("blue")
        .offered("place b2 0201", "place b2 0202", "place b2 0405")
        .and()
        .at("b1", "0305");
    given.when("blue", "place b1 0201").then().refused("loos:3.0.c");
    given.when("blue", "end").then().refused("loos:3.0.b");
    given.when("blue", "place b2 0202").then().permitted().at("b2", "0202").may("blue").act("end");
  }

  @Test
  void noUnitIsDeployedOnAnother() {
    opened(Plains.title(REGION, UNITS.replace("0305", "0405"), SeriesRules.SERIES))
        .when("blue", "place b2 0405")
        .then()
        .refused("loos:5.3.a");
  }

  @Test
  @ProvesRule("loos:3.0.c")
  void reinforcementsWaitInTheBoxOfTheirTurn() {
    String units =
        "'units': [], 'reinforcements': [{'id': 'b3', 'counter': 'horse', 'side': 'blue', 'turn':"
            + " 2, 'at': '0101'}]";
    Given given = opened(Plains.title("", units, SeriesRules.SERIES), 1, 1, 1);
    assertThat(given.position().piece("b3").orElseThrow().place().text()).isEqualTo("box:turn-2");
    given.when("blue", "place b3 0101").then().refused("loos:3.0.c");
    given.when("blue", "move b3 0101").then().refused("loos:2.1.a");
    given.clock(2, "movement", "blue").when("blue", "place b3 0101").then().permitted();
  }

  @Test
  @ProvesRule("loos:3.0.d")
  void theNumberOnTheTrackCountsMarkersNotPoints() {
    Position after =
        opened(title(", 'deploys': ['red', 'blue']"))
            .moved("r1", "0809")
            .moved("b2", "0405")
            .clock(1, "set-up", "blue")
            .when("blue", "end")
            .dice(5, 4, 3)
            .then()
            .after();
    assertThat(after.tally("allotment:blue")).isEqualTo(3);
    assertThat(after.cupSize("received:blue")).isEqualTo(3);
  }
}
