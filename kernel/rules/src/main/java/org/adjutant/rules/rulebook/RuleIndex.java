package org.adjutant.rules.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** The statements of a title, in the order of its rulebook. */
public final class RuleIndex {
  private final Map<RuleId, RuleStatement> statements;

  private RuleIndex(Map<RuleId, RuleStatement> statements) {
    this.statements = statements;
  }

  /**
   * Reads {@code {"rules":[{"id","section","kind","statement","absence","data","interpretations"},..]}}.
   *
   * @throws DataException listing every entry that cannot be read, by its JSON path
   */
  public static RuleIndex parse(Data data) {
    Map<RuleId, RuleStatement> all = new LinkedHashMap<>();
    List<String> wrong = new ArrayList<>();
    int at = 0;
    for (Data entry : data.get("rules").items()) {
      String path = "$.rules[" + at++ + "]";
      try {
        RuleStatement statement = RuleStatement.parse(entry);
        if (all.put(statement.id(), statement) != null) {
          wrong.add(path + ": " + statement.id() + " is there twice");
        }
      } catch (DataException e) {
        wrong.add(path + ": " + e.getMessage());
      }
    }
    if (!wrong.isEmpty()) {
      throw new DataException(String.join("; ", wrong));
    }
    return new RuleIndex(all);
  }

  public List<RuleStatement> all() {
    return List.copyOf(statements.values());
  }

  public Optional<RuleStatement> find(RuleId id) {
    return Optional.ofNullable(statements.get(id));
  }

  /** @throws DataException naming the statements of the same section if there is none of this id */
  public RuleStatement get(RuleId id) {
    return find(id).orElseThrow(() -> new DataException("no rule " + id + "; near it are " + near(id)));
  }

  private List<RuleId> near(RuleId id) {
    String section = id.number().replaceFirst("\\.[a-z]+$", "");
    List<RuleId> same = statements.values().stream()
        .filter(s -> s.section().equals(section)).map(RuleStatement::id).toList();
    return same.isEmpty() ? statements.keySet().stream().limit(5).toList() : same;
  }
}
