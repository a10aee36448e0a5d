package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Pack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists scenarios. */
@Command(name = "scenarios", description = "Lists the scenarios of all packs, or of one.")
public final class ScenariosCommand implements Task {
  @Parameters(paramLabel = "PACK", arity = "0..1")
  private Optional<String> only = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    only.ifPresent(sitting.shelf()::pack);
    List<String> lines = new ArrayList<>();
    List<Data> all = new ArrayList<>();
    for (Pack pack : sitting.shelf().packs()) {
      if (only.isPresent() && !only.get().equals(pack.id())) {
        continue;
      }
      for (Pack.ScenarioInfo scenario : pack.scenarios()) {
        lines.add(sitting.ink().bold(pack.id() + "/" + scenario.id()) + "  " + scenario.name());
        lines.addAll(Wrap.indented(4, scenario.about()));
        all.add(
            Data.of("pack", pack.id())
                .with("scenario", scenario.id())
                .with("name", scenario.name())
                .with("about", scenario.about()));
      }
    }
    return Answer.of(Data.of("scenarios", Data.of(all)), lines);
  }
}
