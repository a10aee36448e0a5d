package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.Pack;
import picocli.CommandLine.Command;

/** Lists the packs at hand, and what is wrong with those that could not be loaded. */
@Command(name = "packs", description = "Lists the packs, and what is wrong with broken ones.")
public final class PacksCommand implements Task {
  @Override
  public Answer run(Sitting sitting) {
    List<String> lines = new ArrayList<>();
    List<Data> all = new ArrayList<>();
    for (Pack pack : sitting.shelf().packs()) {
      lines.add(sitting.ink().bold(pack.id()) + "  " + pack.title() + ", version " + pack.version());
      List<String> scenarios = pack.scenarios().stream().map(Pack.ScenarioInfo::id).toList();
      lines.addAll(Wrap.indented(4, "scenarios: " + String.join(", ", scenarios)));
      all.add(
          Data.of("pack", pack.id())
              .with("title", pack.title())
              .with("version", pack.version())
              .with("scenarios", Data.texts(scenarios)));
    }
    for (String problem : sitting.shelf().problems()) {
      lines.addAll(Wrap.hanging("! ", "  ", problem));
    }
    Data data =
        Data.of("packs", Data.of(all)).with("problems", Data.texts(sitting.shelf().problems()));
    return Answer.of(data, lines);
  }
}
