package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.spi.Phase;
import org.junit.jupiter.api.Test;

/** 6.0. A unit that enters a ZOC must stop, by which the ZOC shows. */
final class ZonesTest {
  private static final String PAST = "move b1 0404 via 0504";

  /** Blue's b1 is about to move past 0604, which is beside its way. */
  private static Given passing(String layers) {
    return Plains.movement(layers).piece("b1", "foot", "blue", "0505").steps(2);
  }

  @Test
  @ProvesRule("loos:6.0.b")
  void everyUnitHasAZocUnlessItsCounterSaysOtherwise() {
    passing("").when("blue", PAST).then().permitted();
    passing("").piece("r1", "foot", "red", "0604").when("blue", PAST).then().refused("loos:6.1.a");
    passing("").piece("r1", "wagons", "red", "0604").when("blue", PAST).then().permitted();
    passing("")
        .piece("r1", "foot", "red", "0604")
        .being(Marks.NO_ZOC)
        .when("blue", PAST)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:6.0.c")
  void zocHoldInEveryPhaseOfBothPlayerTurns() {
    Given given = passing("").piece("r1", "foot", "red", "0604");
    List<String> phases = given.title().phases().all().stream().map(Phase::id).toList();
    for (String phase : phases) {
      for (String side : List.of("blue", "red")) {
        Situation now = situation(given.clock(2, phase, side));
        assertThat(now.inEnemyZone(now.field().first(), new Hex("0504"))).isTrue();
        assertThat(now.inEnemyZone(now.field().second(), new Hex("0504"))).isTrue();
      }
    }
  }

  @Test
  @ProvesRule("loos:6.0.d")
  void zocReachIntoEveryTerrainAndAcrossEveryHexside() {
    String layers =
        "'terrain': [{'type': 'mountain', 'hexes': ['0504']}],"
            + "'hexsides': [{'feature': 'river', 'at': ['0504/0604']},"
            + " {'feature': 'cliff', 'at': ['0504/0604']}]";
    passing(layers)
        .piece("r1", "foot", "red", "0604")
        .when("blue", PAST)
        .then()
        .refused("loos:6.1.a");
    Given island =
        passing("'terrain': [{'type': 'lake', 'hexes': ['0504']}]")
            .piece("r1", "foot", "red", "0604");
    assertThat(situation(island).zones(situation(island).field().second()).covers(new Hex("0504")))
        .isTrue();
  }

  @Test
  void aTitleMayBarZocWhereItLikes() {
    ZoneRule across = (situation, unit, from, to) -> !from.id().equals("0604");
    Given.given(Plains.title("", "", SeriesRules.SERIES.withZones(across)))
        .clock(1, "movement", "blue")
        .piece("b1", "foot", "blue", "0505")
        .steps(2)
        .piece("r1", "foot", "red", "0604")
        .when("blue", PAST)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("loos:6.0.e")
  void noUnitCancelsAZoc() {
    passing("")
        .piece("r1", "foot", "red", "0604")
        .piece("b2", "foot", "blue", "0504")
        .piece("b3", "foot", "blue", "0503")
        .when("blue", PAST)
        .then()
        .refused("loos:6.1.a");
  }

  @Test
  @ProvesRule("loos:6.0.f")
  void opposingZocCoverTheSameHexAndBothHold() {
    Given given = passing("").piece("r1", "foot", "red", "0503");
    Situation now = situation(given);
    assertThat(now.zones(now.field().first()).covers(new Hex("0504"))).isTrue();
    assertThat(now.zones(now.field().second()).covers(new Hex("0504"))).isTrue();
    assertThat(now.zones(now.field().second()).over(new Hex("0504")))
        .extracting(unit -> unit.id().id())
        .containsExactly("r1");
  }

  @Test
  @ProvesRule("loos:6.0.g")
  void adjacentEnemiesAreInEachOthersZoc() {
    Situation now = situation(passing("").piece("r1", "foot", "red", "0504"));
    assertThat(now.inEnemyZone(now.field().first(), new Hex("0505"))).isTrue();
    assertThat(now.inEnemyZone(now.field().second(), new Hex("0504"))).isTrue();
  }

  @Test
  @ProvesRule("loos:7.0.a")
  void supportMarkersHaveNoZocForTheyAreNowhere() {
    passing("").cup("received:red", "6", "6").when("blue", PAST).then().permitted();
  }

  @Test
  @ProvesRule("loos:9.0.a")
  void aSurroundedUnitMovesAndCountsAsEver() {
    Given given =
        passing(
                "'terrain': [{'type': 'lake', 'hexes': ['0404..0407', '0504', '0506',"
                    + " '0605..0607']}]")
            .piece("r1", "foot", "red", "0503");
    assertThat(situation(given).unit("b1").orElseThrow().values()).isEqualTo("4-4-5");
    Given alone =
        Plains.movement("'terrain': [{'type': 'lake', 'hexes': ['0401..0409', '0601..0609']}]")
            .piece("b1", "foot", "blue", "0509")
            .steps(2)
            .piece("r1", "foot", "red", "0501");
    alone.when("blue", "move b1 0504").then().permitted();
  }

  private static Situation situation(Given given) {
    return Plains.field("").in(given.position());
  }
}
