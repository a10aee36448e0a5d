package org.adjutant.loos.campaign.forces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.host.data.Overlay;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.data.Resources;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person's own values laid over the campaign's data. */
final class OverlaidForcesTest {
  @TempDir private Path folder;

  private DataSet laid(String file, String typed) throws IOException {
    Files.writeString(folder.resolve(file + ".json"), typed);
    TreeMap<String, Data> resources = new TreeMap<>();
    for (String name : List.of("loos-map", "loos-counters", "loos-tracks")) {
      resources.put(name, Resources.read(name + ".json"));
    }
    return Overlay.in(folder).over("loos", new DataSet(resources));
  }

  @Test
  void typedValuesReplaceThoseOfACounterAndAUnit() throws IOException {
    DataSet data =
        laid(
            "loos-counters",
            """
            {"counters": {"regular": {"steps": [[6, 5, 5], [3, 3, 5]], "provenance": "printed"},
                          "elite": {"steps": [[7, 5, 5], [4, 3, 5]], "provenance": "printed"}},
             "units": [{"id": "1a", "counter": "elite", "provenance": "printed"}]}
            """);
    OrderOfBattle order = OrderOfBattle.parse(data.get("loos-counters"));
    assertThat(order.counters().of("regular").faces().get(0)).hasToString("6-5-5");
    assertThat(order.counters().of("regular").provenance().isPrinted()).isTrue();
    assertThat(order.find(PieceId.of("1a")).orElseThrow().counter()).isEqualTo("elite");
    assertThat(order.units()).hasSize(88);
    assertThat(order.unprinted()).hasSize(3 + 6 + 85);
  }

  @Test
  void typedBoxesAndSpansReplaceThoseOfATurn() throws IOException {
    DataSet data =
        laid(
            "loos-tracks",
            """
            {"artillery": {"british": {"3": {"markers": 5, "dice": 4, "provenance": "printed"}}},
             "release": {"2G": {"2": {"span": "1-2", "provenance": "printed"}}}}
            """);
    Tracks tracks =
        Tracks.parse(data.get("loos-tracks"), OrderOfBattle.parse(data.get("loos-counters")));
    ArtilleryBox box = tracks.artillery(SideId.of("british"), 3);
    assertThat(box.markers()).isEqualTo(5);
    assertThat(box.provenance().isPrinted()).isTrue();
    assertThat(tracks.artillery(SideId.of("british"), 4).markers()).isEqualTo(3);
    assertThat(tracks.release().span("2G", 2)).hasToString("1-2");
  }

  @Test
  void aTypedRegionReplacesThatOfTheMap() throws IOException {
    DataSet data =
        laid(
            "loos-map",
            """
            {"regions": {"Lens entry": {"hexes": ["3305"], "provenance": "printed"}}}
            """);
    CampaignMap map = CampaignMap.parse(data.get("loos-map")).whole();
    assertThat(map.isEntry(map.grid().hex("3305"))).isTrue();
    assertThat(map.isEntry(map.grid().hex("3306"))).isFalse();
    assertThat(map.entries()).hasSize(3);
  }
}
