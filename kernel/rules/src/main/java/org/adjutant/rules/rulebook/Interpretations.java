package org.adjutant.rules.rulebook;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** The documented ambiguities of a rulebook, in order. */
public final class Interpretations {
  private final Map<RuleId, Interpretation> known = new LinkedHashMap<>();
  private final Map<String, Integer> defaults = new HashMap<>();

  /**
   * @throws DataException if two interpretations have the same id
   */
  public Interpretations(List<Interpretation> inOrder) {
    for (Interpretation interpretation : inOrder) {
      if (known.put(interpretation.id(), interpretation) != null) {
        throw new DataException("the interpretation " + interpretation.id() + " stands twice");
      }
      defaults.put(interpretation.id().text(), interpretation.byDefault());
    }
  }

  /**
   * Reads {@code {"interpretations": [{"id": "loos:LI-27", "question": "...", "sections": ["14.2"],
   * "readings": ["...", "..."], "default": 1, "why": "..."}]}}; an entry may add {@code "always"},
   * what holds in every reading, and {@code "documentedOnly": {"2": "why it cannot be played"}}.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Interpretations parse(Data data) {
    Problems problems = new Problems();
    List<Interpretation> read = new ArrayList<>();
    problems.eachItem(
        data,
        "",
        "interpretations",
        (path, item) -> {
          problems.onlyFields(item, path, Interpretation.FIELDS);
          Interpretation entry = Interpretation.parse(item);
          if (read.stream().anyMatch(other -> other.id().equals(entry.id()))) {
            throw new DataException("the interpretation " + entry.id() + " stands twice");
          }
          read.add(entry);
        });
    problems.refuseAny("the list of interpretations");
    return new Interpretations(read);
  }

  /** All of them, in order. */
  public List<Interpretation> all() {
    return List.copyOf(known.values());
  }

  public boolean contains(RuleId id) {
    return known.containsKey(id);
  }

  /**
   * The interpretation of this id.
   *
   * @throws DataException naming the ids that look most like it
   */
  public Interpretation get(RuleId id) {
    Interpretation found = known.get(id);
    if (found == null) {
      throw new DataException(
          "there is no interpretation "
              + id
              + "; like it are "
              + Nearest.to(id.text(), known.keySet()));
    }
    return found;
  }

  /**
   * The reading in force of an interpretation unless something else was set.
   *
   * @throws DataException as {@link #get}
   */
  public int byDefault(String id) {
    Integer reading = defaults.get(id);
    return reading == null ? get(RuleId.of(id)).byDefault() : reading;
  }

  /** The reading in force unless something else was set, for each, in order. */
  public Map<RuleId, Integer> defaults() {
    Map<RuleId, Integer> readings = new LinkedHashMap<>();
    known.forEach((id, interpretation) -> readings.put(id, interpretation.byDefault()));
    return Collections.unmodifiableMap(readings);
  }
}
