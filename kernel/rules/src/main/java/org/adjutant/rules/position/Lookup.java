package org.adjutant.rules.position;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * Features and readings by what they are asked for, so that nobody puts a key together to find out
 * that there is nothing under it. Made from the entries of a position when first asked for, and
 * handed on with what changes of them. It does not change itself.
 */
final class Lookup {
  private final Map<String, Map<Place, Data>> features;
  private final Map<String, Integer> readings;

  /** The features that somebody has asked for as a whole; two threads may sort one twice. */
  private @Nullable Sorted sorted;

  /** A feature in the order of its places' texts, and those sorted before it. */
  private record Sorted(String name, Map<Place, Data> places, @Nullable Sorted before) {}

  private Lookup(Map<String, Map<Place, Data>> features, Map<String, Integer> readings) {
    this.features = features;
    this.readings = readings;
  }

  static Lookup of(Shelf<String, Entry> entries) {
    Lookup all = new Lookup(new HashMap<>(), new HashMap<>());
    for (Map.Entry<String, Entry> entry : entries.all()) {
      all.put(entry.getKey(), entry.getValue(), all);
    }
    return all;
  }

  /** After changes of entries; itself if none is looked up here. */
  Lookup with(Overlay<String, Entry> changes) {
    Lookup next = this;
    for (int n = 0; n < changes.size(); n++) {
      if (holds(changes.key(n))) {
        next = next == this ? new Lookup(new HashMap<>(features), new HashMap<>(readings)) : next;
        next.put(changes.key(n), changes.value(n), this);
      }
    }
    return next;
  }

  /** Whether what stands under the key is looked up here. */
  private static boolean holds(String key) {
    return key.startsWith(Keys.FEATURE) || key.startsWith(Keys.READING);
  }

  /**
   * Notes an entry, or that there is none any more, while this is being made.
   *
   * @param from shares its maps, which are copied before they change; itself if none does
   */
  private void put(String key, @Nullable Entry entry, Lookup from) {
    if (key.startsWith(Keys.FEATURE)) {
      int blank = key.lastIndexOf(' ');
      Place place = Place.parse(key.substring(Keys.FEATURE.length(), blank));
      set(own(key.substring(blank + 1), from), place, entry == null ? null : entry.value());
    } else if (key.startsWith(Keys.READING)) {
      String interpretation = key.substring(Keys.READING.length());
      set(readings, interpretation, entry == null ? null : entry.value().integer());
    }
  }

  private static <K, V> void set(Map<K, V> map, K key, @Nullable V value) {
    if (value == null) {
      map.remove(key);
    } else {
      map.put(key, value);
    }
  }

  @SuppressWarnings("ReferenceEquality") // a map is shared or it is not
  private Map<Place, Data> own(String name, Lookup from) {
    Map<Place, Data> places = features.get(name);
    if (places == null || this != from && places == from.features.get(name)) {
      places = places == null ? new HashMap<>() : new HashMap<>(places);
      features.put(name, places);
    }
    return places;
  }

  /** The values of a feature by their places, in the order of the places' texts. */
  Map<Place, Data> features(String name) {
    Map<Place, Data> places = features.get(name);
    if (places == null || places.isEmpty()) {
      return Collections.emptyMap();
    }
    for (Sorted known = sorted; known != null; known = known.before()) {
      if (known.name().equals(name)) {
        return known.places();
      }
    }
    Map<Place, Data> all = ordered(places);
    sorted = new Sorted(name, all, sorted);
    return all;
  }

  private static Map<Place, Data> ordered(Map<Place, Data> places) {
    Map<String, Place> texts = new TreeMap<>();
    places.keySet().forEach(place -> texts.put(place.text(), place));
    Map<Place, Data> all = new LinkedHashMap<>();
    for (Place place : texts.values()) {
      all.put(place, Objects.requireNonNull(places.get(place)));
    }
    return Collections.unmodifiableMap(all);
  }

  /** The value of a feature at a place, or null. */
  @Nullable Data feature(String name, Place place) {
    Map<Place, Data> places = features.get(name);
    return places == null ? null : places.get(place);
  }

  @Nullable Integer reading(String interpretation) {
    return readings.get(interpretation);
  }
}
