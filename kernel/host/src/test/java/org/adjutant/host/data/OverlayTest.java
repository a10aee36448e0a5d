package org.adjutant.host.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
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
            "units.json:1:23: $.units.rifles.atack: the pack's data have no such field")
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

  private static final Data MAP =
      json(
          "{'grid': {'tops': 'flat', 'columns': 4, 'rows': 3, 'high': 'even', 'ids': 'CCRR'},"
              + " 'provenance': 'reconstructed', 'why': 'ours',"
              + " 'terrain': [{'type': 'woods', 'name': 'Copse', 'hexes': ['0101..0202']}],"
              + " 'hexsides': [{'feature': 'river', 'at': ['0101/0201', '0102/0202']},"
              + "   {'feature': 'trench', 'of': {'0201': ['D', 'DR']}}],"
              + " 'paths': [{'kind': 'road', 'name': 'Mill road',"
              + "   'hexes': ['0101', '0102', '0103']}]}");

  private HexMap map(String typed) throws IOException {
    Files.writeString(folder.resolve("map.json"), typed.replace('\'', '"'));
    DataSet pack = new DataSet(new TreeMap<>(Map.of("map", MAP)));
    return HexMap.parse(Overlay.in(folder).over("hill", pack).get("map"));
  }

  @Test
  void oneHexOfAMapIsChangedAndNoOther() throws IOException {
    HexMap map = map("{'terrainAt': {'0102': [], '0201': ['woods', 'town']}}");
    assertThat(map.hexesWith("woods"))
        .extracting(Hex::id)
        .containsExactlyInAnyOrder("0101", "0201", "0202");
    assertThat(map.terrain(new Hex("0201")))
        .extracting(f -> f.kind() + " " + f.name() + " " + f.provenance().grade().word())
        .containsExactlyInAnyOrder("woods Copse printed", "town  printed");
    assertThat(map.terrain(new Hex("0101")).get(0).provenance().isPrinted()).isFalse();
  }

  @Test
  void oneHexsideOfAMapIsChangedAndNoOther() throws IOException {
    HexMap map =
        map(
            "{'hexsidesAt': {'0201/0101': [{'feature': 'trench', 'of': '0101'}], '0201/0202': []}}");
    Hex a = new Hex("0101");
    Hex b = new Hex("0201");
    assertThat(map.has(a, b, "river")).isFalse();
    assertThat(map.owns(a, b, "trench")).isTrue();
    assertThat(map.has(b, new Hex("0202"), "trench")).isFalse();
    assertThat(map.has(new Hex("0102"), new Hex("0202"), "river")).isTrue();
  }

  @Test
  void oneStretchOfRoadIsChangedAndNoOther() throws IOException {
    HexMap map =
        map(
            "{'pathsAt': {'0102/0101': [], '0103/0102': {'is': ['trail'], 'provenance': 'derived',"
                + " 'why': 'seen'}}}");
    assertThat(map.paths(new Hex("0101"), new Hex("0102"))).isEmpty();
    assertThat(map.paths(new Hex("0102"), new Hex("0103")))
        .extracting(f -> f.kind() + " " + f.provenance().why())
        .containsExactly("trail seen");
  }

  @Test
  void aHexsideThatIsNoneIsNamedWithLineAndColumn() {
    assertThatThrownBy(() -> map("{'hexsidesAt':\n  {'0101/0303': []}}"))
        .hasMessageContaining("map.json:2:4: $.hexsidesAt.0101/0303: ")
        .hasMessageContaining("not adjacent");
    assertThatThrownBy(() -> map("{'terrainAt': {'0101': 'woods'}}"))
        .hasMessageContaining("write a list");
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Overlay.in(folder.resolve("none")))
        .hasMessageContaining("there is no folder of data");
  }
}
