package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A shelf in the making: the changes alone, so that a key changed often is written once. */
final class Overlay<K, V> {
  private final Shelf<K, V> base;
  private final Map<K, Optional<V>> changes = new LinkedHashMap<>();

  Overlay(Shelf<K, V> base) {
    this.base = base;
  }

  @Nullable V get(K key) {
    Optional<V> changed = changes.get(key);
    return changed == null ? base.get(key) : changed.orElse(null);
  }

  void put(K key, V value) {
    changes.put(key, Optional.of(value));
  }

  void remove(K key) {
    changes.put(key, Optional.empty());
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
