package org.adjutant.rules.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * Gathers what is wrong with a piece of data, each with the path to it, so that a person sees all
 * of it at once. Used by one reader, once.
 */
public final class Problems {
  private final List<String> found = new ArrayList<>();

  /** Notes a problem at a path; an empty path is the whole. */
  public void add(String path, String problem) {
    found.add(path.isEmpty() ? problem : path + ": " + problem);
  }

  /** Does something; if the data does not permit it, notes why. */
  public void attempt(String path, Runnable reading) {
    try {
      reading.run();
    } catch (DataException e) {
      add(path, e.getMessage());
    }
  }

  /** Reads a value; if the data does not permit it, notes why and gives nothing. */
  public <T> Optional<T> read(String path, Supplier<T> reading) {
    try {
      return Optional.of(reading.get());
    } catch (DataException e) {
      add(path, e.getMessage());
      return Optional.empty();
    }
  }

  /** Reads each item of a list that must be there; the reader is told the path and the item. */
  public void eachItem(Data object, String path, String field, BiConsumer<String, Data> reading) {
    String at = join(path, field);
    attempt(
        at,
        () -> {
          List<Data> items = object.get(field).items();
          for (int n = 0; n < items.size(); n++) {
            String itemPath = at + "[" + n + "]";
            Data item = items.get(n);
            attempt(itemPath, () -> reading.accept(itemPath, item));
          }
        });
  }

  /**
   * Reads each field of an object that must be there; the reader is told the name and the value.
   */
  public void eachField(Data object, String path, String field, BiConsumer<String, Data> reading) {
    String at = join(path, field);
    attempt(
        at,
        () ->
            object
                .get(field)
                .fields()
                .forEach(
                    (name, value) -> attempt(join(at, name), () -> reading.accept(name, value))));
  }

  /** Notes every field of an object that has none of these names. */
  public void onlyFields(Data object, String path, List<String> known) {
    attempt(
        path,
        () -> {
          for (String field : object.fields().keySet()) {
            if (!known.contains(field)) {
              add(path, "no field is called \"" + field + "\"; there are " + known);
            }
          }
        });
  }

  public List<String> found() {
    return List.copyOf(found);
  }

  /**
   * @throws DataException listing the problems, if there are any
   */
  public void refuseAny(String what) {
    if (!found.isEmpty()) {
      String count = found.size() == 1 ? "a problem" : found.size() + " problems";
      throw new DataException(what + " has " + count + ":\n  " + String.join("\n  ", found));
    }
  }

  /** The path of a field of an object that has a path of its own. */
  public static String join(String path, String field) {
    return path.isEmpty() ? field : path + "." + field;
  }
}
