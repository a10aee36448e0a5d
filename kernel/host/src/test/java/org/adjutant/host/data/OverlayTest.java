package org.adjutant.host.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OverlayTest {
  private static final Data UNITS =
      json(
          "{'provenance': 'reconstructed', 'why': 'ours', 'units': {'rifles': {'attack': 4, 'move':"
              + " 5, 'provenance': 'reconstructed', 'why': 'guessed'}}, 'turns': [1, 2], 'places':"
              + " [{'id': 'a', 'at': '0101'}, {'id': 'b', 'at': '0102'}]}");
  private static final DataSet PACK = new DataSet(new TreeMap<>(Map.of("units", UNITS)));

  @TempDir Path folder;

  private static Data json(String text) {
    return JsonReader.read("test", text.replace('\'', '"'));
  }

  private Data laid(String typed) throws IOException {
    Files.writeString(folder.resolve("units.json"), typed.replace('\'', '"'));
    return Overlay.in(folder).over("hill", PACK).get("units");
  }

  @Test
  void aTypedValueWinsAndTheRestStays() throws IOException {
    Data rifles =
        laid("{'units': {'rifles': {'attack': 6, 'provenance': 'printed'}}}")
            .get("units")
            .get("rifles");
    assertThat(rifles).isEqualTo(json("{'attack': 6, 'move': 5, 'provenance': 'printed'}"));
  }

  @Test
  void aListWithIdsIsLaidItemByItemAndAnyOtherReplaced() throws IOException {
    Data all =
        laid("{'places': [{'id': 'b', 'at': '0203'}, {'id': 'c', 'at': '0301'}], 'turns': [3]}");
    assertThat(all.get("places").items())
        .extracting(p -> p.text("at"))
        .containsExactly("0101", "0203", "0301");
    assertThat(all.get("turns").items()).hasSize(1);
  }

  @Test
  void anEntryOfAListByNameMayBeAdded() throws IOException {
    assertThat(laid("{'units': {'guns': {'attack': 1}}}").get("units").fields().keySet())
        .containsExactly("rifles", "guns");
  }

  @Test
  void aFieldThatThePackDoesNotHaveIsNamed() {
    assertThatThrownBy(() -> laid("{'units': {'rifles': {'atack': 6}}}"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(
            "units.json: $.units.rifles.atack: the pack's data have no such field")
        .hasMessageContaining("[attack, move, provenance, why]");
  }

  @Test
  void aValueOfAnotherKindIsNamed() {
    assertThatThrownBy(() -> laid("{'units': {'rifles': {'attack': '6'}}}"))
        .hasMessageContaining("$.units.rifles.attack: a number belongs here, not a text");
  }

  @Test
  void aFileForNoResourceIsNamed() throws IOException {
    Files.writeString(folder.resolve("unitz.json"), "{}");
    assertThatThrownBy(() -> Overlay.in(folder).over("hill", PACK))
        .hasMessageContaining(
            "the pack has no resource \"unitz\"; name the file after one of [units]");
  }

  @Test
  void aFolderNamedAfterThePackIsForItAlone() throws IOException {
    Path own = Files.createDirectory(folder.resolve("hill"));
    Files.writeString(own.resolve("units.json"), "{\"turns\": [9]}");
    assertThat(Overlay.in(folder).over("hill", PACK).get("units").get("turns").items()).hasSize(1);
    assertThat(Overlay.in(folder).over("dale", PACK)).isEqualTo(PACK);
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Overlay.in(folder.resolve("none")))
        .hasMessageContaining("there is no folder of data");
  }
}
