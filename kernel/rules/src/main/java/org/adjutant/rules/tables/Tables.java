package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** The tables and lists of modifiers of one resource of a pack, by id. */
public final class Tables {
  private final Map<String, LookupTable> tables = new LinkedHashMap<>();
  private final Map<String, Modifiers> modifiers = new LinkedHashMap<>();

  private Tables() {}

  /**
   * Reads {@code {"tables": [...], "modifiers": [...]}}, either of which may be absent: see {@link
   * LookupTable} and {@link Modifiers}.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Tables parse(Data data) {
    Problems problems = new Problems();
    problems.onlyFields(data, "", List.of("tables", "modifiers"));
    Tables tables = new Tables();
    if (data.has("tables")) {
      problems.eachItem(
          data,
          "",
          "tables",
          (path, item) ->
              new TableReader(item, path, problems)
                  .read()
                  .ifPresent(table -> tables.add(tables.tables, table.id(), table)));
    }
    if (data.has("modifiers")) {
      problems.eachItem(
          data,
          "",
          "modifiers",
          (path, item) ->
              Modifiers.read(item, path, problems)
                  .ifPresent(list -> tables.add(tables.modifiers, list.id(), list)));
    }
    problems.refuseAny("the data of the tables");
    return tables;
  }

  private <T> void add(Map<String, T> into, String id, T entry) {
    if (into.put(id, entry) != null) {
      throw new DataException("\"" + id + "\" stands twice");
    }
  }

  /** All tables, in order. */
  public List<LookupTable> all() {
    return new ArrayList<>(tables.values());
  }

  /**
   * The table of this id.
   *
   * @throws DataException naming those there are, if it is none of them
   */
  public LookupTable table(String id) {
    return get(tables, id, "table");
  }

  /**
   * The list of modifiers of this id.
   *
   * @throws DataException naming those there are, if it is none of them
   */
  public Modifiers modifiers(String id) {
    return get(modifiers, id, "list of modifiers");
  }

  /** Everything that is not printed, in order: lines, cells, ends and modifiers. */
  public List<Sourced> unprinted() {
    List<Sourced> found = new ArrayList<>();
    tables.values().forEach(table -> table.addUnprinted(found));
    for (Modifiers list : modifiers.values()) {
      for (Modifier entry : list.all()) {
        if (!entry.provenance().isPrinted()) {
          String where = list.id() + ", " + entry.id();
          found.add(new Sourced(where, entry.toString(), entry.provenance()));
        }
      }
    }
    return found;
  }

  private static <T> T get(Map<String, T> from, String id, String what) {
    T found = from.get(id);
    if (found == null) {
      throw new DataException("there is no " + what + " \"" + id + "\", only " + from.keySet());
    }
    return found;
  }
}
