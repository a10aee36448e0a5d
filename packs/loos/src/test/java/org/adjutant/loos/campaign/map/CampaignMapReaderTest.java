package org.adjutant.loos.campaign.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CampaignMapReaderTest {
  private static Data data(String regions) {
    String json =
        """
        {"grid": {"tops": "flat", "columns": 4, "rows": 5, "high": "even", "ids": "CCRR"},
         "provenance": "reconstructed", "why": "for a test",
         "terrain": [{"type": "front-line", "hexes": ["0204", "0304"]},
                     {"type": "out-of-play", "hexes": ["0405"]},
                     {"type": "town", "name": "Here", "hexes": ["0102"]}],
         "hexsides": [{"feature": "trench", "name": "Ditch", "of": {"0203": ["D"]}}],
         "regions": {%s}}
        """;
    return JsonReader.read(
        "map.json",
        String.format(json, regions.replace('\'', '"')).getBytes(StandardCharsets.UTF_8));
  }

  private static String region(String id, String kind, String hexes) {
    return String.format("'%s': {'kind': '%s', 'hexes': [%s]}", id, kind, hexes);
  }

  private static final String SECTOR =
      region("front-I", "front line", "'0204', '0304'")
          + ", "
          + region("second-I", "second line", "'0205', '0305'");

  @Test
  void aSmallMapNeedsNoneOfTheCampaignsFeatures() {
    Data bare = Data.of("grid", data(SECTOR).get("grid"));
    CampaignMap map = CampaignMap.parse(bare);
    assertThat(map.sectors()).isEmpty();
    assertThat(map.isGermanSide(map.grid().hex("0101"))).isTrue();
    assertThatThrownBy(map::whole)
        .isInstanceOf(DataException.class)
        .hasMessageContaining("six sectors, front-I to front-VI");
  }

  @Test
  void aSectorIsReadFromItsTwoRegions() {
    CampaignMap map = CampaignMap.parse(data(SECTOR));
    assertThat(map.sector("I").front()).extracting(hex -> hex.id()).containsExactly("0204", "0304");
    assertThat(map.sectorOf(map.grid().hex("0305"))).contains(map.sector("I"));
    assertThat(map.trenchLines()).extracting(TrenchLine::name).containsExactly("Ditch");
    assertThatThrownBy(() -> map.sector("II")).hasMessageContaining("there are [I]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "front-I   | front-line  | '0204'         | regions.front-I: no region is of the kind",
        "I         | front line  | '0204'         | regions.I: a front line is called front-I",
        "front-I   | front line  | '0204'         | sector I has no second line; add second-I",
        "second-I  | second line | '0205'         | sector I has no front line; add front-I",
        "front-I   | front line  | '0205'         | 0205 has no terrain \"front-line\"; draw it",
        "second-I  | second line | '0204'         | 0204 has the terrain \"front-line\"",
        "second-I  | second line | '0405'         | 0405 is out of play",
        "front-I   | front line  | '0204'         | 0304 has the terrain \"front-line\" but is in",
        "front-I   | front line  |                | regions.front-I: a front line has one hex",
        "Gate      | entry       | '0203'         | regions.Gate: an entry is one hex on the edge",
        "Gate      | entry       | '0101', '0102' | regions.Gate: an entry is one hex on the edge",
        "Gate      | entry       |                | regions.Gate: an entry is one hex on the edge",
        "Gate      | town        | '0103'         | 0103 has neither the terrain \"town\" nor",
        "Gate      | town        |                | regions.Gate: a town has one hex or more"
      })
  void whatDoesNotFitIsSaidWithItsRegion(String id, String kind, String hexes, String said) {
    Data wrong = data(region(id, kind, hexes == null ? "" : hexes));
    assertThatThrownBy(() -> CampaignMap.parse(wrong))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(said);
  }

  @Test
  void noHexIsInTwoSectors() {
    String twice = SECTOR + ", " + region("second-II", "second line", "'0205'");
    assertThatThrownBy(() -> CampaignMap.parse(data(twice)))
        .hasMessageContaining("regions.second-II: 0205 is in second-I already");
  }

  @Test
  void theFrontLineHasNoGermanTrench() {
    Data owned = Data.of("0204", Data.texts(List.of("U")));
    Data trench = Data.of("feature", "trench").with("of", owned);
    assertThatThrownBy(
            () -> CampaignMap.parse(data(SECTOR).with("hexsides", Data.of(List.of(trench)))))
        .hasMessageContaining("0204 is British front line and a German trench hex at once");
  }
}
