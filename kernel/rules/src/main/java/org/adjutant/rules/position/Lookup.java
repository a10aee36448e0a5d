package org.adjutant.rules.position;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * Features and readings by what they are asked for, so that nobody puts a key together to find out
 * that there is nothing under it. Made from the entries of a position when first asked for, and
 * handed on as long as none of these changes.
 */
final class Lookup {
  private final Map<String, Map<Place, Data>> features = new HashMap<>();
  private final Map<String, Integer> readings = new HashMap<>();

  Lookup(Shelf<String, Entry> entries) {
    Map<String, Map<String, Data>> texts = new HashMap<>();
    for (Map.Entry<String, Entry> entry : entries.all()) {
      String key = entry.getKey();
      if (key.startsWith(Keys.FEATURE)) {
        int blank = key.lastIndexOf(' ');
        texts
            .computeIfAbsent(key.substring(blank + 1), name -> new TreeMap<>())
            .put(key.substring(Keys.FEATURE.length(), blank), entry.getValue().value());
      } else if (key.startsWith(Keys.READING)) {
        readings.put(key.substring(Keys.READING.length()), entry.getValue().value().integer());
      }
    }
    texts.forEach((name, places) -> features.put(name, byPlace(places)));
  }

  /** Whether what stands under the key is looked up here. */
  static boolean holds(String key) {
    return key.startsWith(Keys.FEATURE) || key.startsWith(Keys.READING);
  }

  private static Map<Place, Data> byPlace(Map<String, Data> texts) {
    Map<Place, Data> places = new LinkedHashMap<>();
    texts.forEach((place, value) -> places.put(Place.parse(place), value));
    return Collections.unmodifiableMap(places);
  }

  /** The values of a feature by their places, in the order of the places' texts. */
  Map<Place, Data> features(String name) {
    return features.getOrDefault(name, Collections.emptyMap());
  }

  @Nullable Integer reading(String interpretation) {
    return readings.get(interpretation);
  }
}
