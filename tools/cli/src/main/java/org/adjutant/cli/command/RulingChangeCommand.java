package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Interpretation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes the reading in force of an interpretation, or lists the readings in force. */
@Command(
    name = "ruling-change",
    description = {
      "From now on another reading of an interpretation is in force; what was ruled before stands.",
      "All seats must agree. Without ID=N: lists the interpretations and their readings in force."
    },
    footer = "For example: adjutant ruling-change loos:LI-27=2 --reason \"we always played it so\"")
public final class RulingChangeCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "ID=N", arity = "0..*")
  private List<String> wanted = new ArrayList<>();

  @Option(names = "--reason", paramLabel = "TEXT", description = "Why; it is recorded.")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--set", description = "Lists those alone that are not the pack's default.")
  private boolean set;

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (wanted.isEmpty()) {
      return readings(scene, sitting);
    }
    if (!scene.isNow()) {
      throw new BadCall(
          "a reading changes from now on; for what is past, fork there or use readjudicate --flip");
    }
    Data readings = Data.EMPTY;
    for (String text : wanted) {
      int equals = text.lastIndexOf('=');
      if (equals < 1 || !text.substring(equals + 1).matches("[0-9]{1,4}")) {
        throw new BadCall("write it as loos:LI-27=2, not \"" + text + "\"");
      }
      readings =
          readings.with(text.substring(0, equals), Integer.parseInt(text.substring(equals + 1)));
    }
    String why =
        reason
            .filter(text -> !text.isBlank())
            .orElseThrow(
                () ->
                    new BadCall(
                        "say why, for the record: add --reason \"agreed at the table\", or whatever"
                            + " it was"));
    Data args = Data.of("reason", why).with("readings", readings);
    return Agreed.of(scene.game(), new Proposal.Overrule(args))
        .answer(
            scene
                .game()
                .agreement()
                .overrule(
                    scene.branch().id(),
                    args,
                    scene.eyes().asking(look.as()),
                    sitting.actor(),
                    Ledger.newId()),
            sitting.ink());
  }

  private Answer readings(Scene scene, Sitting sitting) {
    List<String> lines = new ArrayList<>();
    List<Data> all = new ArrayList<>();
    for (Interpretation doubt : scene.title().interpretations().all()) {
      int now = scene.position().reading(doubt.id().text()).orElse(doubt.byDefault());
      if (set && now == doubt.byDefault()) {
        continue;
      }
      String origin =
          now == doubt.byDefault() ? "" : " (set; the default is " + doubt.byDefault() + ")";
      lines.add(sitting.ink().rule(doubt.id().text()) + "=" + now + origin);
      lines.addAll(Wrap.indented(4, doubt.question()));
      for (int i = 1; i <= doubt.readings().size(); i++) {
        lines.addAll(
            Wrap.hanging((i == now ? "  * " : "    ") + i + " ", "      ", doubt.reading(i)));
        if (!doubt.playable().contains(i)) {
          lines.addAll(
              Wrap.indented(6, "(cannot be played: " + doubt.documentedOnly().get(i) + ")"));
        }
      }
      all.add(
          Data.of("id", doubt.id().text())
              .with("reading", now)
              .with("default", doubt.byDefault())
              .with("question", doubt.question())
              .with("readings", Data.texts(doubt.readings()))
              .with("playable", Data.of(doubt.playable().stream().map(Data::of).toList())));
    }
    if (lines.isEmpty()) {
      lines.add("Every interpretation has its default reading.");
    }
    return Answer.of(Data.of("readings", Data.of(all)), lines);
  }
}
