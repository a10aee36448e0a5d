package org.adjutant.rules.spi;

import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Digest;

/**
 * The data of a pack by resource name (map, pieces, tables, rule index, interpretations), overlays
 * applied. A game is opened with one and keeps it.
 */
public record DataSet(SortedMap<String, Data> resources) {
  /**
   * The resource by which a position file brings a map of its own. A pack takes it in the place of
   * the scenario's map, and then sets nothing up on it.
   */
  public static final String POSITION_MAP = "position-map";

  public DataSet {
    resources = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(resources));
  }

  /**
   * @throws DataException if there is no resource of this name
   */
  public Data get(String name) {
    Data data = resources.get(name);
    if (data == null) {
      throw new DataException(
          "the data set has no resource \"" + name + "\"; there are " + resources.keySet());
    }
    return data;
  }

  /** The map to play on: that of a position file, if there is one, or else this resource. */
  public Data map(String own) {
    return get(resources.containsKey(POSITION_MAP) ? POSITION_MAP : own);
  }

  /** The fingerprint by which a game knows its data set: 64 hexadecimal digits. */
  public String fingerprint() {
    StringBuilder text = new StringBuilder();
    resources.forEach(
        (name, data) -> {
          text.append(name).append('=');
          Canon.write(data, text);
          text.append('\n');
        });
    return Digest.of(text.toString()).text();
  }
}
