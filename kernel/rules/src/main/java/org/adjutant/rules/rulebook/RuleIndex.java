package org.adjutant.rules.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** All statements of a rulebook, in the order of the book. */
public final class RuleIndex {
  private final Map<RuleId, RuleStatement> statements = new LinkedHashMap<>();

  /**
   * @throws DataException if two statements have the same id
   */
  public RuleIndex(List<RuleStatement> inOrder) {
    for (RuleStatement statement : inOrder) {
      if (statements.put(statement.id(), statement) != null) {
        throw new DataException("the rule " + statement.id() + " stands twice in the index");
      }
    }
  }

  /**
   * Reads {@code {"rules": [{"id": "loos:8.3.d", "section": "8.3", "kind": "mechanical", "says":
   * "...", "data": ["Map"], "interpretations": ["loos:LI-41"], "absence": true}]}}; the last three
   * are optional.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static RuleIndex parse(Data data) {
    Problems problems = new Problems();
    List<RuleStatement> read = new ArrayList<>();
    problems.eachItem(
        data,
        "",
        "rules",
        (path, item) -> {
          problems.onlyFields(item, path, RuleStatement.FIELDS);
          RuleStatement statement = RuleStatement.parse(item);
          if (read.stream().anyMatch(known -> known.id().equals(statement.id()))) {
            throw new DataException("the rule " + statement.id() + " stands twice in the index");
          }
          read.add(statement);
        });
    problems.refuseAny("the rule index");
    return new RuleIndex(read);
  }

  /** All statements, in the order of the book. */
  public List<RuleStatement> all() {
    return List.copyOf(statements.values());
  }

  /** The statements of one section, its subsections not included. */
  public List<RuleStatement> section(String section) {
    return statements.values().stream().filter(s -> s.section().equals(section)).toList();
  }

  public boolean contains(RuleId id) {
    return statements.containsKey(id);
  }

  public Optional<RuleStatement> find(RuleId id) {
    return Optional.ofNullable(statements.get(id));
  }

  /**
   * The statement of this id.
   *
   * @throws DataException naming the ids that look most like it
   */
  public RuleStatement get(RuleId id) {
    RuleStatement statement = statements.get(id);
    if (statement == null) {
      throw new DataException(
          "there is no rule " + id + "; like it are " + Nearest.to(id.text(), statements.keySet()));
    }
    return statement;
  }

  /** The interpretations that statements name but that are not there, one message each. */
  public List<String> dangling(Interpretations interpretations) {
    List<String> found = new ArrayList<>();
    for (RuleStatement statement : statements.values()) {
      for (RuleId id : statement.interpretations()) {
        if (!interpretations.contains(id)) {
          found.add(statement.id() + " names the unknown interpretation " + id);
        }
      }
    }
    return found;
  }
}
