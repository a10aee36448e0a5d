package org.adjutant.rules.data;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an object: an immutable map that keeps the order in which it was written. Objects
 * are small and are built field by field, so names and values lie in two arrays that are cheap to
 * copy and are searched from the front; only a large object gets an index.
 */
final class FieldMap extends AbstractMap<String, Data> {
  static final FieldMap EMPTY = new FieldMap(new String[0], new Data[0]);

  /** Objects with more fields than this are searched by an index. */
  private static final int SMALL = 16;

  private final String[] names;
  private final Data[] values;
  private final @Nullable Map<String, Integer> index;

  private FieldMap(String[] names, Data[] values) {
    this.names = names;
    this.values = values;
    this.index = names.length > SMALL ? index(names) : null;
  }

  private static Map<String, Integer> index(String[] names) {
    Map<String, Integer> index = new HashMap<>(names.length * 2);
    for (int n = 0; n < names.length; n++) {
      index.put(names[n], n);
    }
    return index;
  }

  /**
   * @throws NullPointerException if a name or a value is null
   */
  static FieldMap holding(Map<String, Data> fields) {
    if (fields instanceof FieldMap known) {
      return known;
    }
    String[] names = new String[fields.size()];
    Data[] values = new Data[fields.size()];
    int n = 0;
    for (Entry<String, Data> field : fields.entrySet()) {
      names[n] = Objects.requireNonNull(field.getKey(), "a field without a name");
      values[n++] = Objects.requireNonNull(field.getValue(), field.getKey());
    }
    return n == 0 ? EMPTY : new FieldMap(names, values);
  }

  /** With one field set: in its place if it was there, else behind the others. */
  FieldMap with(String name, Data value) {
    Objects.requireNonNull(name, "a field without a name");
    Objects.requireNonNull(value, name);
    int known = find(name);
    int size = names.length;
    Data[] after = Arrays.copyOf(values, known < 0 ? size + 1 : size);
    after[known < 0 ? size : known] = value;
    if (known >= 0) {
      return new FieldMap(names, after);
    }
    String[] more = Arrays.copyOf(names, size + 1);
    more[size] = name;
    return new FieldMap(more, after);
  }

  private int find(Object name) {
    if (index != null) {
      return index.getOrDefault(name, -1);
    }
    for (int n = 0; n < names.length; n++) {
      if (names[n].equals(name)) {
        return n;
      }
    }
    return -1;
  }

  @Override
  public int size() {
    return names.length;
  }

  @Override
  public @Nullable Data get(Object name) {
    int at = find(name);
    return at < 0 ? null : values[at];
  }

  @Override
  public boolean containsKey(Object name) {
    return find(name) >= 0;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super Data> what) {
    for (int n = 0; n < names.length; n++) {
      what.accept(names[n], values[n]);
    }
  }

  @Override
  public Set<Entry<String, Data>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return names.length;
      }

      @Override
      public Iterator<Entry<String, Data>> iterator() {
        return new InOrder();
      }
    };
  }

  /** The fields in the order they were written. */
  private final class InOrder implements Iterator<Entry<String, Data>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < names.length;
    }

    @Override
    public Entry<String, Data> next() {
      if (next == names.length) {
        throw new NoSuchElementException();
      }
      return Map.entry(names[next], values[next++]);
    }
  }
}
