package org.adjutant.rules.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One value of a plain data tree: text, a whole number, a flag, a list or an object. Immutable;
 * there is no null and no fraction (lengths are millimetres, halves of a movement point are counted
 * in halves).
 */
public sealed interface Data permits Data.Text, Data.Num, Data.Flag, Data.Items, Data.Fields {

  /** A text. */
  record Text(String value) implements Data {
    @Override
    public String toString() {
      return value;
    }
  }

  /** A whole number. */
  record Num(long value) implements Data {
    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /** True or false. */
  record Flag(boolean value) implements Data {
    @Override
    public String toString() {
      return Boolean.toString(value);
    }
  }

  /** A list, in order. */
  record Items(List<Data> values) implements Data {
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public String toString() {
      return values.toString();
    }
  }

  /** An object: named values, in the order they were written. */
  record Fields(Map<String, Data> values) implements Data {
    public Fields {
      values = FieldMap.holding(values);
    }

    @Override
    public String toString() {
      return values.toString();
    }
  }

  Data EMPTY = new Fields(Map.of());

  static Data of(String value) {
    return new Text(value);
  }

  static Data of(long value) {
    return new Num(value);
  }

  static Data of(boolean value) {
    return new Flag(value);
  }

  static Data of(Collection<? extends Data> values) {
    return new Items(List.copyOf(values));
  }

  /** A list of texts. */
  static Data texts(Collection<String> values) {
    List<Data> texts = new ArrayList<>(values.size());
    values.forEach(value -> texts.add(new Text(value)));
    return new Items(texts);
  }

  /** A list of whole numbers. */
  static Data numbers(Collection<Integer> values) {
    List<Data> numbers = new ArrayList<>(values.size());
    values.forEach(value -> numbers.add(new Num(value)));
    return new Items(numbers);
  }

  /** An object with one field; add more with {@link #with}. */
  static Data of(String key, Data value) {
    return EMPTY.with(key, value);
  }

  static Data of(String key, String value) {
    return EMPTY.with(key, of(value));
  }

  static Data of(String key, long value) {
    return EMPTY.with(key, of(value));
  }

  /** This object with one field set. @throws DataException if this is not an object */
  default Data with(String key, Data value) {
    return new Fields(FieldMap.holding(fields()).with(key, value));
  }

  default Data with(String key, String value) {
    return with(key, of(value));
  }

  default Data with(String key, long value) {
    return with(key, of(value));
  }

  default Data with(String key, boolean value) {
    return with(key, of(value));
  }

  /** The text. @throws DataException if this is something else */
  default String text() {
    if (this instanceof Text t) {
      return t.value();
    }
    throw new DataException("a text was expected, but this is " + kind() + ": " + this);
  }

  /** The number. @throws DataException if this is something else */
  default long number() {
    if (this instanceof Num n) {
      return n.value();
    }
    throw new DataException("a whole number was expected, but this is " + kind() + ": " + this);
  }

  /** The number as an int. @throws DataException if this is something else or out of range */
  default int integer() {
    long n = number();
    if (n != (int) n) {
      throw new DataException("a number between -2147483648 and 2147483647 was expected, not " + n);
    }
    return (int) n;
  }

  /** The flag. @throws DataException if this is something else */
  default boolean flag() {
    if (this instanceof Flag f) {
      return f.value();
    }
    throw new DataException("true or false was expected, but this is " + kind() + ": " + this);
  }

  /** The items of a list. @throws DataException if this is something else */
  default List<Data> items() {
    if (this instanceof Items i) {
      return i.values();
    }
    throw new DataException("a list was expected, but this is " + kind() + ": " + this);
  }

  /** The items of a list, each a text. @throws DataException if this is something else */
  default List<String> textItems() {
    List<String> texts = new ArrayList<>(items().size());
    items().forEach(item -> texts.add(item.text()));
    return Collections.unmodifiableList(texts);
  }

  /** The fields of an object. @throws DataException if this is something else */
  default Map<String, Data> fields() {
    if (this instanceof Fields f) {
      return f.values();
    }
    throw new DataException("an object was expected, but this is " + kind() + ": " + this);
  }

  /**
   * The value of a field that must be there. @throws DataException naming the field and those there
   * are
   */
  default Data get(String key) {
    Data value = fields().get(key);
    if (value == null) {
      throw new DataException(
          "the field \"" + key + "\" is missing; there are " + fields().keySet());
    }
    return value;
  }

  /** The value of a field that may be absent. */
  default Optional<Data> find(String key) {
    return Optional.ofNullable(fields().get(key));
  }

  default boolean has(String key) {
    return fields().containsKey(key);
  }

  default String text(String key) {
    return get(key).text();
  }

  default int integer(String key) {
    return get(key).integer();
  }

  /** A word for the kind of this value, for messages. */
  default String kind() {
    if (this instanceof Text) {
      return "a text";
    }
    if (this instanceof Num) {
      return "a number";
    }
    if (this instanceof Flag) {
      return "a flag";
    }
    return this instanceof Items ? "a list" : "an object";
  }
}
