package org.adjutant.loos.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.host.data.PackData;
import org.adjutant.host.json.JsonReader;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;
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
          rules | rules.0.kind | "mechanicle" | x | x
          rules | rules.0.says | - | x | x
          rules | rules.0.sayz | "x" | x | x
          rules | rules.1.id | "loos:1.0.a" | x | x
          rules | rules | 3 | x | x
          interpretations | interpretations.0.default | 9 | x | x
          interpretations | interpretations.0.readings | ["one"] | x | x
          interpretations | interpretations.0.questions | "x" | x | x
          crt | tables.0.rows.1 | ["(A)"] | x | x
          crt | tables.0.rows.1 | ["A9", "A3", "A2", ".", "Ex", "Ex", "D2", "D2", "D2", "D3", "De", "De"] | x | x
          crt | tables.0.lines.clear.labels | ["one", "two"] | x | x
          crt | tables.0.columnsBy | "size" | x | x
          crt | tables.0.provenance | "guessed" | x | x
          crt | tables.0.id | "XYZ" | x | x
          terrain-key | terrains.clear.halves | "two" | x | x
          terrain-key | terrains.clear.haalves | 2 | x | x
          terrain-key | terrains.rough.why | - | x | x
          terrain-key | terrains.clear.line | "swamp" | x | x
          training | units.0.at | "9999" | x | x
          training | units.0.counter | "elephants" | x | x
          training | units.0.side | "green" | x | x
          training | map | "nowhere" | x | x
          training | turns | 0 | x | x
          training | allotments.1 | "many" | x | x
          training | counters.line.steps | [[4, 4]] | x | x
          training | first | "green" | x | x
          training | victory.objectives.0.hex | "9999" | x | x
          training | unitz | [] | x | x
          training-map | terrain.0.hexes | ["9999"] | x | x
          training-map | terrain.0.type | "swamp" | x | x
          training-map | terrain.0.hexs | ["0101"] | x | x
          training-map | hexsides.0.at | ["0101/0505"] | x | x
          training-map | grid.columns | 0 | x | x
          training-map | paths.0.hexes | ["0101", "0505"] | x | x
          """)
  void aFaultIsNamedWithItsPlaceAndItsRemedy(
      String resource, String path, String value, String where, String remedy) {
    DataSet broken = with(resource, path, value);
    try {
      PACK.open("training", broken);
      System.out.println("NONE " + resource + " " + path + " " + value);
    } catch (Exception e) {
      System.out.println(
          "### "
              + resource
              + " "
              + path
              + " = "
              + value
              + "\n   "
              + e.getClass().getSimpleName()
              + " "
              + e.getMessage());
    }
  }

  private static DataSet with(String resource, String path, String value) {
    TreeMap<String, Data> resources = new TreeMap<>(SOUND.resources());
    resources.put(resource, changed(resources.get(resource), List.of(path.split("\\.")), value));
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
      fields.put(step, changed(fields.get(step), rest, value));
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
