package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A shelf in the making: the changes alone, so that a key changed often is written once. */
final class Overlay<K, V> {
  private final Shelf<K, V> base;

  /** The new value of each changed key, null where it was taken away. */
  private Map<K, @Nullable V> changes = Collections.emptyMap();

  Overlay(Shelf<K, V> base) {
    this.base = base;
  }

  @Nullable V get(K key) {
    V changed = changes.get(key);
    return changed == null && !changes.containsKey(key) ? base.get(key) : changed;
  }

  void put(K key, V value) {
    change(key, value);
  }

  void remove(K key) {
    change(key, null);
  }

  private void change(K key, @Nullable V value) {
    if (changes.isEmpty()) {
      changes = new LinkedHashMap<>();
    }
    changes.put(key, value);
  }

  /** The keys whose value is another now, or gone. */
  Set<K> changed() {
    return changes.keySet();
  }

  /** Every key that has a value or had one. */
  List<K> keys() {
    List<K> keys = new ArrayList<>(changes.keySet());
    base.all().forEach(entry -> keys.add(entry.getKey()));
    return keys;
  }

  Shelf<K, V> seal() {
    return base.with(changes);
  }
}
