package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what forbids an action, and records nothing. */
@Command(
    name = "why-not",
    description = "Every rule that forbids an action now; nothing is done and nothing recorded.",
    footer = "For example: adjutant why-not move 26a 1013")
public final class WhyNotCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "ACTION", arity = "1..*", description = "As for adjutant do.")
  private List<String> words = new ArrayList<>();

  @Option(names = "--pick", paramLabel = "N", description = "Which, if it may mean several.")
  private Optional<Integer> pick = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    Input input = new Typed(scene, look.as()).meaning(String.join(" ", words), pick);
    scene.eyes().mayAct(input.by());
    Findings findings = judge(scene, input);
    Trail trail = new Trail(scene.title(), scene.viewer(), sitting.ink());
    List<String> lines = new ArrayList<>();
    String typed = new Inputs(scene.title()).at(scene.position(), input);
    lines.add(
        findings.forbidden()
            ? sitting.ink().bad("would be refused") + ": " + typed
            : sitting.ink().good("would be permitted") + ": " + typed);
    lines.addAll(trail.lines(findings.list()));
    Data data =
        Data.of("permitted", Data.of(!findings.forbidden()))
            .with("trail", trail.data(findings.list()));
    return Answer.of(data, lines).refused(findings.forbidden());
  }

  private static Findings judge(Scene scene, Input input) {
    if (input instanceof Input.Act act) {
      var kind = Offers.kind(scene.title(), act.action().kind());
      return Engine.judge(scene.title(), scene.position(), act.by(), kind, act.action().args());
    }
    if (input instanceof Input.Answer answer) {
      var choice =
          scene.position().openChoices().stream()
              .filter(open -> open.id().equals(answer.choice()))
              .findFirst()
              .orElseThrow(() -> new BadCall("no choice \"" + answer.choice() + "\" is open"));
      return Engine.judge(scene.title(), scene.position(), answer.by(), choice, answer.answer());
    }
    throw new BadCall("dice fall as they fall; ask about an action or an answer");
  }
}
