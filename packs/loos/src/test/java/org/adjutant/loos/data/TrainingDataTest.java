package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.series.Counter;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleIndex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrainingDataTest {
  private static final Data SCENARIO = Resources.read("training.json");
  private static final HexMap MAP = HexMap.parse(Resources.read("training-map.json"));
  private static final Counters SHEET = Counters.parse(SCENARIO);

  private static List<Data> units(String side) {
    return of(SCENARIO.get("units").items(), side);
  }

  private static List<Data> of(List<Data> all, String side) {
    return all.stream().filter(unit -> unit.text("side").equals(side)).toList();
  }

  private static Counter counter(Data unit) {
    String kind = unit.text("counter");
    return SHEET.all().stream().filter(c -> c.kind().equals(kind)).findFirst().orElseThrow();
  }

  @Test
  void tenUnitsASideStandInHexesOfTheirOwn() {
    Set<String> taken = new LinkedHashSet<>();
    Set<String> ids = new LinkedHashSet<>();
    for (Data unit : SCENARIO.get("units").items()) {
      Hex hex = MAP.grid().hex(unit.text("at"));
      assertThat(MAP.has(hex, "lake")).isFalse();
      assertThat(taken.add(hex.id())).as(hex.id()).isTrue();
      assertThat(ids.add(unit.text("id"))).isTrue();
      assertThat(SHEET.has(unit.text("counter"))).isTrue();
    }
    assertThat(units("blue")).hasSize(10);
    assertThat(units("red")).hasSize(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"blue", "red"})
  void everyKindOfUnitServesOnBothSides(String side) {
    List<Counter> army = units(side).stream().map(TrainingDataTest::counter).toList();
    assertThat(army).anyMatch(Counter::mobile).anyMatch(c -> !c.mobile());
    assertThat(army).anyMatch(c -> c.steps() == 1).anyMatch(c -> c.steps() == 2);
    assertThat(army).anyMatch(Counter::commando).anyMatch(c -> !c.zoc());
  }

  @Test
  void bothArmiesHaveAboutTheSameStrength() {
    List<Integer> strengths = new ArrayList<>();
    for (String side : List.of("blue", "red")) {
      strengths.add(
          units(side).stream()
              .map(TrainingDataTest::counter)
              .mapToInt(c -> c.faces().get(0).attack() + c.faces().get(0).defence())
              .sum());
    }
    assertThat(Math.abs(strengths.get(0) - strengths.get(1))).isLessThanOrEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"blue", "red"})
  void aReinforcementArrivesByRoadAtTheFriendlyEdge(String side) {
    List<Data> arriving = of(SCENARIO.get("reinforcements").items(), side);
    assertThat(arriving).hasSize(1);
    Hex hex = MAP.grid().hex(arriving.get(0).text("at"));
    assertThat(MAP.onPath(hex, "road")).isTrue();
    assertThat(MAP.edge(side)).contains(hex);
    assertThat(arriving.get(0).integer("turn")).isBetween(2, SCENARIO.integer("turns"));
  }

  @Test
  void someTurnsAllotFewerMarkersThanThePoolHolds() {
    Data allotments = SCENARIO.get("allotments");
    assertThat(allotments.fields()).hasSize(SCENARIO.integer("turns"));
    for (int place = 0; place < 2; place++) {
      int pool = SCENARIO.get("markers").get(place == 0 ? "blue" : "red").items().size();
      List<Integer> numbers = new ArrayList<>();
      for (int turn = 1; turn <= SCENARIO.integer("turns"); turn++) {
        String[] both = allotments.text(Integer.toString(turn)).split("/", -1);
        numbers.add(Integer.parseInt(both[place]));
      }
      assertThat(numbers).allMatch(n -> n <= pool).anyMatch(n -> n < pool).contains(pool);
    }
  }

  @Test
  void bothPoolsAreWorthTheSame() {
    assertThat(worth("blue")).isEqualTo(worth("red"));
  }

  private static long worth(String side) {
    return SCENARIO.get("markers").get(side).items().stream().mapToLong(Data::number).sum();
  }

  @Test
  void bothSidesHoldObjectivesOfTheSameWorthAtFirst() {
    int blue = 0;
    int red = 0;
    for (Data objective : SCENARIO.get("victory").get("objectives").items()) {
      Hex hex = MAP.grid().hex(objective.text("hex"));
      assertThat(MAP.has(hex, "town") || MAP.has(hex, "city")).as(hex.id()).isTrue();
      blue += objective.text("holder").equals("blue") ? objective.integer("points") : 0;
      red += objective.text("holder").equals("red") ? objective.integer("points") : 0;
    }
    assertThat(blue).isEqualTo(red).isPositive();
  }

  @Test
  void theScenarioHasAVictoryRuleOfItsOwn() {
    assertThat(RuleIndex.parse(SCENARIO).section("T")).hasSize(3);
    assertThat(SCENARIO.get("victory").integer("margin")).isPositive();
  }

  @Test
  void everyTerrainOfTheSeriesIsOnTheMap() {
    for (String type :
        List.of("rough", "woods", "town", "city", "mountain", "lake", "fortification")) {
      assertThat(MAP.hexesWith(type)).as(type).isNotEmpty();
    }
    for (String feature : List.of("river", "cliff", "minefield")) {
      assertThat(MAP.hexsidesWith(feature)).as(feature).isNotEmpty();
    }
  }

  @Test
  void theRiverHasOneBridgeAndATrailAcrossIt() {
    assertThat(MAP.hexsidesWith("river").stream().filter(s -> MAP.joined(s.a(), s.b(), "road")))
        .extracting(side -> side.text())
        .containsExactly("0806/0906");
    assertThat(MAP.hexsidesWith("river").stream().filter(s -> MAP.joined(s.a(), s.b(), "trail")))
        .hasSize(1);
  }

  @Test
  void theRiverLeavesNoGapBetweenTheBanks() {
    for (int row = 1; row <= 12; row++) {
      Hex west = MAP.grid().hex(String.format("08%02d", row));
      for (Hex east : MAP.grid().neighbours(west)) {
        if (east.id().startsWith("09") && !MAP.has(west, "lake") && !MAP.has(east, "lake")) {
          assertThat(MAP.has(west, east, "river")).as(west + "/" + east).isTrue();
        }
      }
    }
  }

  @Test
  void everyTerrainOfTheMapIsInTheKey() {
    TerrainKey key = TerrainKey.parse(Resources.read("terrain-key.json"));
    for (Hex hex : MAP.grid().hexes()) {
      MAP.terrain(hex).forEach(terrain -> assertThat(key.hex(terrain.kind())).isNotNull());
      for (Hex next : MAP.grid().neighbours(hex)) {
        MAP.along(hex, next).forEach(side -> assertThat(key.side(side.kind())).isNotNull());
        MAP.paths(hex, next).forEach(path -> assertThat(key.path(path.kind())).isNotNull());
      }
    }
  }
}
