package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.packs.Issue;
import org.adjutant.host.packs.LoadedPack;
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
    for (LoadedPack loaded : sitting.shelf().loaded().all()) {
      Pack pack = loaded.pack();
      lines.add(
          sitting.ink().bold(pack.id()) + "  " + pack.title() + ", version " + pack.version());
      List<String> scenarios = pack.scenarios().stream().map(Pack.ScenarioInfo::id).toList();
      lines.addAll(Wrap.indented(4, "scenarios: " + String.join(", ", scenarios)));
      lines.addAll(Wrap.indented(4, "from: " + loaded.source()));
      all.add(
          Data.of("pack", pack.id())
              .with("title", pack.title())
              .with("version", pack.version())
              .with("source", loaded.source())
              .with("scenarios", Data.texts(scenarios)));
    }
    List<Data> problems = new ArrayList<>();
    for (Issue issue : sitting.shelf().issues()) {
      lines.addAll(Wrap.hanging("! ", "  ", issue.toString()));
      problems.add(
          Data.of("severity", issue.severity().name().toLowerCase(Locale.ROOT))
              .with("source", issue.source())
              .with("message", issue.message()));
    }
    Data data = Data.of("packs", Data.of(all)).with("problems", Data.of(problems));
    return Answer.of(data, lines);
  }
}
