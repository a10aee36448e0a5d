package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Prohibition;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.TableLine;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TerrainKeyDataTest {
  private static final TerrainKey KEY = TerrainKey.parse(Resources.read("terrain-key.json"));

  @Test
  void everyLineOfTheKeyIsOnTheCombatTable() {
    LookupTable crt = Tables.parse(Resources.read("crt.json")).table("CRT");
    List<String> lines = crt.lines().stream().map(TableLine::id).toList();
    List<String> named = new ArrayList<>();
    KEY.hexes().forEach(terrain -> named.add(terrain.line()));
    KEY.sides().forEach(side -> named.add(side.line()));
    KEY.sides().forEach(side -> named.add(side.bridgedLine()));
    named.removeIf(String::isEmpty);
    assertThat(lines).containsAll(named);
    assertThat(named).containsAll(lines);
  }

  @ParameterizedTest
  @CsvSource({"clear, 2", "rough, 4", "woods, 4", "town, 2", "city, 4", "mountain, 6", "mines, 4"})
  void enteringCostsSoManyHalfPoints(String type, int halves) {
    assertThat(KEY.hex(type).halves()).isEqualTo(halves);
  }

  @Test
  void roadsAndTrailsHaveRatesOfTheirOwn() {
    RuleIndex rules = RuleIndex.parse(Resources.read("rules.json"));
    assertThat(KEY.path("road").halves()).isEqualTo(1);
    assertThat(KEY.path("trail").halves()).isEqualTo(2);
    KEY.paths().forEach(path -> assertThat(rules.get(RuleId.of(path.rule()))).isNotNull());
  }

  @Test
  void aTownIsAddedToTheOtherTerrain() {
    assertThat(KEY.hex("town").plus()).isTrue();
    assertThat(KEY.hex("city").plus()).isFalse();
  }

  @Test
  void lakeAndCliffKeepEverybodyOut() {
    assertThat(KEY.hex("lake").prohibited()).isEqualTo(Prohibition.ALL);
    assertThat(KEY.hex("lake").sea()).isTrue();
    assertThat(KEY.side("cliff").prohibited()).isEqualTo(Prohibition.ALL);
  }

  @Test
  void onlyWhatTheRulesStateIsCalledPrinted() {
    assertThat(KEY.hexes().stream().filter(t -> t.provenance().isPrinted()))
        .extracting(terrain -> terrain.type())
        .containsExactly("clear", "high-ground");
    assertThat(KEY.sides().stream().filter(side -> side.provenance().isPrinted()))
        .extracting(side -> side.feature())
        .containsExactly("trench", "trench-cover");
    assertThat(KEY.paths()).allMatch(path -> path.provenance().isPrinted());
  }
}
