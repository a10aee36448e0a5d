package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.desk.PositionWriter;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a point of a game as a position file. */
@Command(
    name = "position",
    description = {
      "Writes the position, now or at any point, as a file for adjudicate: pieces, tallies,",
      "stages and choices in progress. Add what is done under \"do\", or change what you like.",
      "A side's file holds what it sees, and says so."
    },
    footer = {
      "For example: adjutant position --at 120 --to dispute.json",
      "             adjutant adjudicate dispute.json"
    })
public final class PositionCommand implements Task {
  @Mixin private Look look = new Look();

  @Option(names = "--to", paramLabel = "FILE", description = "The file; else it is printed.")
  private Optional<Path> file = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    Ends.mustEndRuling(scene);
    Data written = PositionWriter.write(ground(scene), scene.title(), scene.view());
    String json = JsonWriter.pretty(written);
    if (file.isEmpty()) {
      return Answer.of(written, json.stripTrailing().lines().toList());
    }
    Files.write(file.get(), json);
    List<String> lines = new ArrayList<>();
    scene.eyes().note(look.as()).ifPresent(lines::add);
    lines.add(
        "Event " + scene.at() + " of " + scene.branch().name() + " is in " + file.get() + ".");
    if (!scene.viewer().isUmpire()) {
      lines.addAll(
          Wrap.hanging(
              "  ", "  ", "It holds what " + scene.viewer().id() + " sees; the rest is missing."));
    }
    lines.add("Add what is done under \"do\", then: adjutant adjudicate " + file.get());
    return Answer.of(
        Data.of("file", file.get().toString())
            .with("at", scene.at())
            .with("digest", scene.view().digest().text()),
        lines);
  }

  private static Data ground(Scene scene) {
    Data ground =
        Data.of(
                "title",
                scene.game().name() + ", " + scene.branch().name() + ", event " + scene.at())
            .with("pack", scene.title().pack())
            .with("scenario", scene.title().scenario());
    boolean whole = scene.viewer().isUmpire() || !scene.title().hasSecrets();
    return whole ? ground : ground.with("seenBy", scene.viewer().id());
  }
}
