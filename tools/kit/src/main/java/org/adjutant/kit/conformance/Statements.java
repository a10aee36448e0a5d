package org.adjutant.kit.conformance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.host.data.PackData;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.spi.Pack;

/** The statements of a pack: those of the rulebook, and what its scenarios have of their own. */
public final class Statements {
  private Statements() {}

  /** The indexes of all scenarios in one. */
  public static RuleIndex of(Pack pack) {
    Map<RuleId, RuleStatement> all = new LinkedHashMap<>();
    for (Pack.ScenarioInfo scenario : pack.scenarios()) {
      pack.open(scenario.id(), PackData.of(pack))
          .rules()
          .all()
          .forEach(statement -> all.putIfAbsent(statement.id(), statement));
    }
    return new RuleIndex(List.copyOf(all.values()));
  }
}
