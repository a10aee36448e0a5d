package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.Submission;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;

/** An input submitted on what its author saw, and what was ruled. */
public record Submitted(Scene scene, Input input, Acknowledgement acknowledged) {

  /** Submits to the branch the scene shows, on its head. Refused if somebody else was first. */
  public static Submitted to(Scene scene, Input input, String actor) {
    Acknowledgement done =
        scene
            .game()
            .submit(
                new Submission(
                    scene.branch().id(),
                    input,
                    actor,
                    Ledger.newId(),
                    OptionalLong.of(scene.at())));
    return new Submitted(scene, input, done);
  }

  public boolean permitted() {
    return acknowledged.permitted();
  }

  private Ruling ruling() {
    return acknowledged.ruling().orElseThrow();
  }

  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    String typed = new Inputs(scene.title()).at(scene.position(), input);
    String by = scene.title().display().side(input.by());
    if (!permitted()) {
      String again = acknowledged.repeats() > 0 ? ", as before" : "";
      lines.add(ink.bad("refused") + again + ": " + by + ": " + typed);
      lines.addAll(new Trail(scene.title(), scene.viewer(), ink).inShort(ruling().forbidding()));
      return lines;
    }
    lines.add(ink.good("permitted") + ": " + by + ": " + typed);
    EventLines events = new EventLines(scene.title(), ink);
    long first = acknowledged.number() - ruling().events().size();
    scene
        .game()
        .history(scene.branch().id())
        .events(first, acknowledged.number(), scene.viewer())
        .forEach(event -> lines.addAll(events.of(event)));
    return lines;
  }

  Data data() {
    return Data.of("input", InputText.write(input))
        .with("permitted", permitted())
        .with("number", acknowledged.number())
        .with("branch", scene.branch().name())
        .with("head", acknowledged.head().text())
        .with(
            "trail",
            new Trail(scene.title(), scene.viewer(), new Ink(false)).data(ruling().trail()))
        .with("events", EventLines.fresh(ruling().events(), scene.viewer()));
  }
}
