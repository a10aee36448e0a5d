package org.adjutant.host.packs;

import java.util.List;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** A close look at one pack: its data, and whether each scenario opens. */
final class Examination {
  private Examination() {}

  static void of(LoadedPack pack, List<Issue> issues) {
    Attempt.at(pack.id(), "its data", issues, pack::data)
        .ifPresent(
            data ->
                pack.pack().scenarios().forEach(scenario -> open(pack, scenario, data, issues)));
  }

  private static void open(
      LoadedPack pack, Pack.ScenarioInfo scenario, DataSet data, List<Issue> issues) {
    String source = pack.id() + "/" + scenario.id();
    Attempt.at(source, "it does not open", issues, () -> pack.pack().open(scenario.id(), data))
        .ifPresent(
            title ->
                Attempt.at(source, "its rule index", issues, () -> dangling(title))
                    .ifPresent(
                        list -> list.forEach(wrong -> issues.add(Issue.warning(source, wrong)))));
  }

  private static List<String> dangling(Title title) {
    return title.rules().dangling(title.interpretations());
  }
}
