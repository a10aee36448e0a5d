package org.adjutant.nomansland.setting.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;

/** All scenarios of the pack, in the order of the rulebook. */
public final class Scenarios {
  private final Map<String, Scenario> all;

  private Scenarios(Map<String, Scenario> all) {
    this.all = all;
  }

  /**
   * Reads {@code {"provenance": "printed", "scenarios": [...]}}.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Scenarios parse(Data data) {
    Problems problems = new Problems();
    problems.onlyFields(data, "", List.of("provenance", "scenarios"));
    Map<String, Scenario> all = new LinkedHashMap<>();
    problems.eachItem(
        data,
        "",
        "scenarios",
        (path, item) -> {
          Scenario scenario = Scenario.parse(item);
          if (all.put(scenario.id(), scenario) != null) {
            throw new DataException("the scenario " + scenario.id() + " stands twice");
          }
        });
    problems.refuseAny("the data of the scenarios");
    return new Scenarios(all);
  }

  public List<Scenario> all() {
    return List.copyOf(all.values());
  }

  /**
   * @throws DataException naming the scenarios there are, if it is none of them
   */
  public Scenario get(String id) {
    Scenario scenario = all.get(id);
    if (scenario == null) {
      throw new DataException("there is no scenario \"" + id + "\"; there are " + all.keySet());
    }
    return scenario;
  }
}
