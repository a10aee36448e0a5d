package org.adjutant.nomansland.setting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The index of statements, the interpretations, and what the other data say of both. */
final class RulebookDataTest {
  private static final RuleIndex RULES = RuleIndex.parse(Resources.read("rules.json"));
  private static final Interpretations INTERPRETATIONS =
      Interpretations.parse(Resources.read("interpretations.json"));

  @Test
  void theBookHasEveryStatementAndEveryDoubt() {
    assertThat(RULES.all()).hasSize(564);
    assertThat(INTERPRETATIONS.all()).hasSize(160);
  }

  @Test
  void everyDoubtThatAStatementNamesIsThere() {
    assertThat(RULES.all())
        .flatExtracting(RuleStatement::interpretations)
        .isNotEmpty()
        .allMatch(INTERPRETATIONS::contains);
  }

  @Test
  void everyScenarioHasAHeadAForceOnEachSideAndAWayToWin() {
    for (int n = 1; n <= 11; n++) {
      String scenario = "nomansland:S%02d.".formatted(n);
      for (String part : List.of("head.a", "attacker.a", "defender.a", "victory.a")) {
        assertThat(RULES.find(RuleId.of(scenario + part))).as(scenario + part).isPresent();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables.json", "scenarios.json"})
  void everyStatementThatDataCarryIsInTheIndex(String file) {
    List<String> ids = new ArrayList<>();
    collect(Resources.read(file), ids);
    assertThat(ids).hasSizeGreaterThan(50).allMatch(id -> RULES.contains(RuleId.of(id)));
  }

  private static void collect(Data data, List<String> ids) {
    if (data instanceof Data.Text text && text.value().matches("nomansland:\\S+")) {
      ids.add(text.value());
    } else if (data instanceof Data.Items items) {
      items.values().forEach(item -> collect(item, ids));
    } else if (data instanceof Data.Fields fields) {
      fields.values().values().forEach(field -> collect(field, ids));
    }
  }
}
