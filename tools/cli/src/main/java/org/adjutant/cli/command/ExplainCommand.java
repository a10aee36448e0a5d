package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.odds.RecordedRolls;
import org.adjutant.cli.print.Explanation;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a recorded ruling. */
@Command(
    name = "explain",
    description = "Why it was ruled so: the rules, what they were applied to, tables and dice.")
public final class ExplainCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(
      paramLabel = "N",
      arity = "0..1",
      description = "An event of the ruling, as adjutant log numbers it; else the last.")
  private Optional<Long> number = Optional.empty();

  @Option(names = "--alone", description = "The one ruling, without the rest of its procedure.")
  private boolean alone;

  @Option(
      names = "--refused",
      paramLabel = "N",
      description = "Instead of a ruling, a refusal, as adjutant log --refused numbers them.")
  private Optional<String> refused = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (refused.isPresent()) {
      return new Refusing(scene, sitting.ink()).explain(refused.get());
    }
    long wanted = number.orElse(scene.at());
    if (wanted < 0 || wanted > scene.history().head()) {
      throw new BadCall(
          "there is no event "
              + wanted
              + " on branch "
              + scene.branch().name()
              + "; it has 0 to "
              + scene.history().head());
    }
    List<RecordedRuling> rulings =
        alone
            ? List.of(scene.history().ruling(wanted, scene.viewer()))
            : scene.history().procedure(wanted, scene.viewer());
    Explanation explanation =
        new Explanation(scene.title(), scene.history(), scene.viewer(), sitting.ink());
    RecordedRolls rolls = new RecordedRolls(scene.title(), scene.history(), scene.viewer());
    List<String> lines = new ArrayList<>();
    List<Data> data = new ArrayList<>();
    for (RecordedRuling ruling : rulings) {
      lines.addAll(explanation.result(ruling));
    }
    for (RecordedRuling ruling : rulings) {
      lines.add("");
      lines.add(sitting.ink().bold("Why ruling " + ruling.number() + ":"));
      lines.addAll(explanation.why(ruling));
      lines.addAll(rolls.lines(ruling, sitting.ink()));
      data.add(explanation.data(List.of(ruling)).items().get(0).with("rolls", rolls.data(ruling)));
    }
    return Answer.of(Data.of("rulings", Data.of(data)), lines);
  }
}
