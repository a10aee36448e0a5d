package org.adjutant.loos.campaign.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.loos.data.Resources;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.HexTerrain;
import org.adjutant.loos.series.Prohibition;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.TableLine;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The campaign map read through the terrain key. */
final class LoosGroundTest {
  private static final CampaignMap MAP = CampaignMap.parse(Resources.read("loos-map.json"));
  private static final TerrainKey KEY = TerrainKey.parse(Resources.read("terrain-key.json"));
  private static final Ground GROUND = new Ground(MAP.map(), KEY);
  private static final LookupTable CRT = Tables.parse(Resources.read("crt.json")).table("CRT");

  @ParameterizedTest
  @CsvSource({
    "clear, 2407, 2408, 2",
    "woods, 2407, 2307, 4",
    "rough, 1412, 1413, 4",
    "mines, 2611, 2612, 4",
    "city, 3304, 3305, 4",
    "town, 2612, 2613, 4",
    "along a road into a town, 2713, 2714, 1",
    "front line, 1516, 1515, 2",
    "front line to trench, 1416, 1415, 4",
    "trench to front line, 1415, 1416, 4",
    "along the trench, 1415, 1315, 2",
    "into a trench hex from behind, 1414, 1415, 2",
    "a trench hex with mines from the front, 2916, 2915, 4",
    "high ground, 2708, 2709, 2",
    "across the canal, 0202, 0301, 6",
    "over a bridge, 0310, 0211, 1"
  })
  void aStepCostsSoManyHalfPoints(String step, String from, String to, int halves) {
    Hex start = MAP.grid().hex(from);
    assertThat(GROUND.crossing(start, MAP.grid().hex(to)).cost().halves())
        .as(step)
        .isEqualTo(halves);
  }

  @ParameterizedTest
  @CsvSource({
    "2407, clear",
    "2709, clear",
    "2308, town",
    "2512, town",
    "1413, city",
    "3305, city",
    "1416, city",
    "2612, mountain",
    "1415, clear"
  })
  void aHexDefendsOnALine(String id, String line) {
    List<HexTerrain> lines = GROUND.at(MAP.grid().hex(id)).lines();
    assertThat(lines).extracting(HexTerrain::line).contains(line);
  }

  @ParameterizedTest
  @CsvSource({
    "mountain, Mines",
    "city, City",
    "city, Rough",
    "city, River",
    "city, Trench",
    "town, Town",
    "town, Woods",
    "town, Secondary Trench"
  })
  void theLineIsCalledAfterTheTerrain(String line, String terrain) {
    assertThat(CRT.lines().stream().filter(l -> l.id().equals(line)))
        .first()
        .extracting(TableLine::title)
        .asString()
        .contains(terrain);
  }

  @Test
  void aTrenchAloneGivesNoLineAndBothItsLinesAreInTheKey() {
    assertThat(KEY.side("trench").line()).isEmpty();
    assertThat(KEY.side("trench-cover").line()).isEqualTo("city");
    assertThat(KEY.side("secondary-trench-cover").line()).isEqualTo("town");
    assertThat(MAP.map().hexsidesWith("trench-cover")).isEmpty();
    assertThat(MAP.map().hexsidesWith("secondary-trench-cover")).isEmpty();
  }

  @Test
  void nobodyEntersWhatIsOutOfPlay() {
    for (Hex hex : MAP.grid().hexes()) {
      assertThat(GROUND.at(hex).prohibited())
          .as(hex.id())
          .isEqualTo(MAP.isOutOfPlay(hex) ? Prohibition.ALL : Prohibition.NOBODY);
    }
  }
}
