package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.host.json.JsonReader;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every resource of the pack, broken: the error says where, and what would be right. */
final class DataFaultsTest {
  private static final LoosPack PACK = new LoosPack();
  private static final DataSet SOUND = PackData.of(PACK);

  @ParameterizedTest(name = "{0} {1} = {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          rules | rules.0.kind | "mechanicle" | rules[0] | mechanical, setup, victory
          rules | rules.0.says | - | rules[0] | "says" is missing
          rules | rules.0.sayz | "x" | rules[0] | there are [id, section, kind, says
          rules | rules.1.id | "loos:1.0.a" | rules[1] | loos:1.0.a stands twice
          rules | rules | 3 | rules: | a list was expected
          interpretations | interpretations.0.default | 9 | interpretations[0] | has the readings 1 to 3
          interpretations | interpretations.0.readings | ["one"] | interpretations[0] | two readings or more
          interpretations | interpretations.0.questions | "x" | interpretations[0] | there are [id, question
          crt | tables.0.rows.1 | ["(A)"] | tables[0].rows.1 | 1 cells for 12 result columns
          crt | tables.0.rows.1.0 | "A9" | tables[0].rows.1[0] | there are [De, D3
          crt | tables.0.lines.clear.labels.0 | "one" | tables[0].lines.clear | is written -5, +2,+3
          crt | tables.0.columnsBy | "size" | tables[0].lines.clear | number, odds or label
          crt | tables.0.provenance | "guessed" | tables[0] | printed, derived or reconstructed
          crt | tables.0.id | "XYZ" | CRT | only [XYZ]
          terrain-key | terrains.clear.halves | "two" | terrains.clear | a whole number was expected
          terrain-key | terrains.clear.haalves | 2 | terrains.clear | there are [title, halves
          terrain-key | terrains.rough.why | - | terrains.rough | write it under "why"
          terrain-key | terrains.clear.line | "swamp" | terrains.clear | there are [mountain, city
          training | units.0.at | "9999" | units[0] | the map runs from 0101 to 1612
          training | units.0.counter | "elephants" | units[0] | there are [line, fusiliers
          training | units.0.side | "green" | units[0] | there are [blue, red]
          training | map | "nowhere" | "nowhere" | training-map]
          training | turns | 0 | turns | 1 or more
          training | allotments.1 | "many" | allotments.1 | from 0 to 999
          training | counters.line.steps | [[4, 4]] | counters.line | attack, defence and movement
          training | first | "green" | first | there are [blue, red]
          training | victory.objectives.0.hex | "9999" | victory.objectives[0] | the map runs from 0101
          training | unitz | [] | "unitz" | units, reinforcements
          training-map | terrain.0.hexes | ["9999"] | terrain[0].hexes[0] | the nearest is
          training-map | terrain.0.type | "swamp" | 0801 | there are [clear, rough
          training-map | terrain.0.hexs | ["0101"] | terrain[0] | hexes]
          training-map | hexsides.0.at | ["0101/0505"] | hexsides[0].at[0] | not adjacent
          training-map | grid.columns | 0 | grid | 1 to 9999 columns
          training-map | paths.0.hexes | ["0101", "0505"] | paths[0].hexes[1] | not adjacent
          """)
  void aFaultIsNamedWithItsPlaceAndItsRemedy(
      String resource, String path, String value, String where, String remedy) {
    DataSet broken = with(resource, path, value);
    assertThatThrownBy(() -> PACK.open("training", broken))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(where)
        .hasMessageContaining(remedy);
  }

  @Test
  void theSoundDataOpen() {
    assertThat(PACK.open("training", SOUND).sides()).hasSize(2);
  }

  @Test
  void whatIsNoJsonIsNamedWithLineAndColumn() {
    assertThatThrownBy(() -> JsonReader.read("loos/crt.json", "{\n  \"tables\": [,]\n}"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("loos/crt.json:2:14");
  }

  private static DataSet with(String resource, String path, String value) {
    TreeMap<String, Data> resources = new TreeMap<>(SOUND.resources());
    resources.put(resource, changed(SOUND.get(resource), List.of(path.split("\\.")), value));
    return new DataSet(resources);
  }

  private static Data changed(Data at, List<String> path, String value) {
    String step = path.get(0);
    List<String> rest = path.subList(1, path.size());
    if (at instanceof Data.Items) {
      List<Data> items = new ArrayList<>(at.items());
      int index = Integer.parseInt(step);
      items.set(index, rest.isEmpty() ? read(value) : changed(items.get(index), rest, value));
      return Data.of(items);
    }
    Map<String, Data> fields = new LinkedHashMap<>(at.fields());
    if (!rest.isEmpty()) {
      fields.put(step, changed(at.get(step), rest, value));
    } else if (value.equals("-")) {
      fields.remove(step);
    } else {
      fields.put(step, read(value));
    }
    return new Data.Fields(fields);
  }

  private static Data read(String json) {
    return JsonReader.read("change", json);
  }
}
