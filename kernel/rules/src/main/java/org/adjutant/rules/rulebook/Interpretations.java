package org.adjutant.rules.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** The interpretations of a title, in order. */
public final class Interpretations {
  /** None at all. */
  public static final Interpretations NONE = new Interpretations(new LinkedHashMap<>());

  private final Map<String, Interpretation> byId;

  private Interpretations(Map<String, Interpretation> byId) {
    this.byId = byId;
  }

  /**
   * Reads {@code {"interpretations":[{"id","question","sections","readings","default","why"},..]}}.
   *
   * @throws DataException listing every entry that cannot be read, by its JSON path
   */
  public static Interpretations parse(Data data) {
    Map<String, Interpretation> all = new LinkedHashMap<>();
    List<String> wrong = new ArrayList<>();
    int at = 0;
    for (Data entry : data.get("interpretations").items()) {
      String path = "$.interpretations[" + at++ + "]";
      try {
        Interpretation next = Interpretation.parse(entry);
        if (all.put(next.id().text(), next) != null) {
          wrong.add(path + ": " + next.id() + " is there twice");
        }
      } catch (DataException e) {
        wrong.add(path + ": " + e.getMessage());
      }
    }
    if (!wrong.isEmpty()) {
      throw new DataException(String.join("; ", wrong));
    }
    return new Interpretations(all);
  }

  public List<Interpretation> all() {
    return List.copyOf(byId.values());
  }

  public Optional<Interpretation> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** @throws DataException naming those there are if there is none of this id */
  public Interpretation get(String id) {
    return find(id).orElseThrow(
        () -> new DataException("no interpretation " + id + "; there are " + byId.keySet()));
  }
}
