package org.adjutant.nomansland.planning.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/** The set-ups of one scenario that come ready made, one for each side. */
public record Plans(Map<SideId, Plan> plans) {
  /** Nothing ready made. */
  public static final Plans NONE = new Plans(Map.of());

  public Plans {
    plans = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(plans));
  }

  /**
   * Reads those of a scenario out of {@code {"provenance": ..., "why": ..., "setUps":
   * {"fix-bayonet": {"attacker": {"about": ..., "stacks": [{"at": "S3", "units": ["fr-inf"]}]},
   * ...}}}}.
   *
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static Plans parse(Data data, String scenario) {
    Problems problems = new Problems();
    problems.onlyFields(data, "", List.of("provenance", "why", "setUps"));
    Provenance.parse(data);
    Map<SideId, Plan> plans = new LinkedHashMap<>();
    data.get("setUps")
        .find(scenario)
        .ifPresent(
            sides ->
                sides
                    .fields()
                    .forEach(
                        (side, plan) ->
                            problems.attempt(
                                "setUps." + scenario + "." + side,
                                () -> plans.put(SideId.of(side), Plan.parse(plan)))));
    problems.refuseAny("the ready-made set-ups");
    return new Plans(plans);
  }

  Optional<Plan> of(SideId side) {
    return Optional.ofNullable(plans.get(side));
  }
}
