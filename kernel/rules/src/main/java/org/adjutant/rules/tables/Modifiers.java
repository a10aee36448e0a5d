package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/**
 * A list of die modifiers. Written as
 *
 * <pre>{@code
 * {"id": "fire-modifiers", "title": "Fire", "rule": "x:1.a", "provenance": "printed",
 *  "modifiers": {"flank": {"when": "the fire comes from a flank", "add": 1},
 *                "range": {"when": "five hexes or more", "add": -1, "rule": "x:1.b",
 *                          "provenance": "reconstructed", "why": "..."}}}
 * }</pre>
 */
public final class Modifiers {
  private static final List<String> FIELDS =
      List.of("id", "title", "rule", "provenance", "why", "modifiers");
  private static final List<String> ENTRY = List.of("when", "add", "rule", "provenance", "why");

  private final String id;
  private final String title;
  private final Map<String, Modifier> entries;

  private Modifiers(String id, String title, Map<String, Modifier> entries) {
    this.id = id;
    this.title = title;
    this.entries = entries;
  }

  /** The list, or nothing if problems were noted. */
  static Optional<Modifiers> read(Data data, String path, Problems problems) {
    int before = problems.found().size();
    problems.onlyFields(data, path, FIELDS);
    Map<String, Modifier> entries = new LinkedHashMap<>();
    Optional<Provenance> whole = problems.read(path, () -> Provenance.parse(data));
    Optional<RuleId> rule = problems.read(path, () -> RuleId.of(data.text("rule")));
    Optional<String> id = problems.read(path, () -> data.text("id"));
    Optional<String> title = problems.read(path, () -> data.text("title"));
    problems.eachField(
        data,
        path,
        "modifiers",
        (name, entry) -> {
          problems.onlyFields(entry, Problems.join(path, "modifiers." + name), ENTRY);
          entries.put(
              name,
              new Modifier(
                  name,
                  entry.text("when"),
                  entry.integer("add"),
                  entry.find("rule").map(r -> RuleId.of(r.text())).orElse(rule.orElseThrow()),
                  Provenance.parse(entry, whole.orElseThrow())));
        });
    return problems.found().size() > before
        ? Optional.empty()
        : Optional.of(new Modifiers(id.orElseThrow(), title.orElseThrow(), entries));
  }

  /**
   * Reads one list.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Modifiers parse(Data data) {
    Problems problems = new Problems();
    Optional<Modifiers> read = read(data, "", problems);
    problems.refuseAny("the list of modifiers");
    return read.orElseThrow();
  }

  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  /** All entries, in order. */
  public List<Modifier> all() {
    return new ArrayList<>(entries.values());
  }

  /**
   * The entry of this id.
   *
   * @throws DataException naming those there are, if it is none of them
   */
  public Modifier get(String name) {
    Modifier entry = entries.get(name);
    if (entry == null) {
      throw new DataException(id + " has no modifier \"" + name + "\", only " + entries.keySet());
    }
    return entry;
  }
}
