package org.adjutant.cli.charts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.cli.print.Words;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.tables.Sourced;

/**
 * The marks in a resource that is no table: a map, counters, a set-up. A datum is an object that
 * holds no other objects; what an object holds beside others is one datum more. The mark of an
 * object goes for all in it that has none of its own.
 */
final class Marks {
  /** What is said of data and is none. */
  private static final Set<String> WORDS = Set.of("provenance", "why", "title", "about", "id");

  private static final List<String> NAMES = List.of("name", "id", "type", "feature", "kind");

  private final List<Sourced> found = new ArrayList<>();

  List<Sourced> of(Data resource) {
    walk("", resource, Optional.empty());
    return found;
  }

  private void walk(String path, Data data, Optional<Provenance> whole) {
    if (data instanceof Data.Items items) {
      int n = 0;
      for (Data item : items.values()) {
        n++;
        walk(path + " " + name(item, n), item, whole);
      }
    } else if (data instanceof Data.Fields object) {
      Optional<Provenance> mark = of(object, whole);
      Map<String, Data> own = new LinkedHashMap<>();
      object
          .values()
          .forEach(
              (name, value) -> {
                if (holdsObjects(value)) {
                  walk((path + " " + name).strip(), value, mark);
                } else if (!WORDS.contains(name)) {
                  own.put(name, value);
                }
              });
      if (mark.isPresent() && !own.isEmpty()) {
        String where = path.isEmpty() ? "as a whole" : path;
        found.add(new Sourced(where, Words.fields(new Data.Fields(own)), mark.get()));
      }
    }
  }

  static Optional<Provenance> of(Data object, Optional<Provenance> whole) {
    return object.has("provenance") ? Optional.of(Provenance.parse(object)) : whole;
  }

  static boolean holdsObjects(Data data) {
    return data instanceof Data.Fields
        || data instanceof Data.Items items
            && items.values().stream().anyMatch(item -> item instanceof Data.Fields);
  }

  private static String name(Data item, int n) {
    if (item instanceof Data.Fields) {
      for (String name : NAMES) {
        if (item.has(name) && item.get(name) instanceof Data.Text text) {
          return text.value();
        }
      }
    }
    return String.valueOf(n);
  }
}
