package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A shelf in the making: the changes alone, so that a key changed often is written once. Most
 * drafts change a handful of keys, which are searched one by one; only many get an index.
 */
final class Overlay<K, V> {
  /** So many changed keys are searched one by one. */
  private static final int FEW = 8;

  private static final Object[] NONE = new Object[0];

  private final Shelf<K, V> base;
  private Object[] keys = NONE;

  /** The new value of each changed key, null where it was taken away. */
  private @Nullable Object[] values = NONE;

  private int size;
  private @Nullable Map<K, Integer> index;

  Overlay(Shelf<K, V> base) {
    this.base = base;
  }

  @Nullable V get(K key) {
    int at = find(key);
    return at < 0 ? base.get(key) : value(at);
  }

  void put(K key, V value) {
    change(key, value);
  }

  void remove(K key) {
    change(key, null);
  }

  private void change(K key, @Nullable V value) {
    int at = find(key);
    if (at < 0) {
      at = add(key);
    }
    values[at] = value;
  }

  private int add(K key) {
    if (size == keys.length) {
      int room = size == 0 ? 4 : 2 * size;
      keys = Arrays.copyOf(keys, room);
      values = Arrays.copyOf(values, room);
    }
    keys[size] = key;
    if (index != null) {
      index.put(key, size);
    } else if (size == FEW) {
      Map<K, Integer> all = new HashMap<>();
      for (int n = 0; n <= size; n++) {
        all.put(key(n), n);
      }
      index = all;
    }
    return size++;
  }

  private int find(K key) {
    if (index != null) {
      return index.getOrDefault(key, -1);
    }
    for (int n = 0; n < size; n++) {
      if (keys[n].equals(key)) {
        return n;
      }
    }
    return -1;
  }

  /** How many keys have another value now, or none any more. */
  int size() {
    return size;
  }

  /** A changed key, by its number among them. */
  @SuppressWarnings("unchecked") // nothing else is put there
  K key(int number) {
    return (K) keys[number];
  }

  /** What a changed key has now; null if it was taken away. */
  @SuppressWarnings("unchecked") // nothing else is put there
  @Nullable V value(int number) {
    return (V) values[number];
  }

  /** Every key that has a value or had one. */
  List<K> keys() {
    List<K> all = new ArrayList<>();
    for (int n = 0; n < size; n++) {
      all.add(key(n));
    }
    base.all().forEach(entry -> all.add(entry.getKey()));
    return all;
  }

  Shelf<K, V> seal() {
    return base.with(this);
  }
}
