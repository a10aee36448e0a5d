package org.adjutant.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a game into a file. */
@Command(name = "export", description = "Writes the game, all branches, as lines of JSON.")
public final class ExportCommand implements Task {
  @Parameters(paramLabel = "FILE", arity = "0..1", description = "Where to write it.")
  private Optional<Path> file = Optional.empty();

  @Option(
      names = {"--to", "--out"},
      paramLabel = "FILE",
      description = "The same.")
  private Optional<Path> to = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "Only what this side may see.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    if (file.isPresent() == to.isPresent()) {
      throw new BadCall("name one file to write to: adjutant export FILE");
    }
    Path path = file.or(() -> to).orElseThrow();
    OpenGame game = sitting.game();
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    Optional<String> asked = as.or(() -> Optional.of("umpire").filter(u -> eyes.solo()));
    eyes.note(asked)
        .ifPresent(
            note -> {
              throw new BadCall(note);
            });
    Viewer viewer = eyes.viewer(asked);
    StringBuilder text = new StringBuilder();
    try {
      new Post(sitting.ledger()).export(game.name(), viewer, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Files.write(path, text.toString());
    return Answer.of(
        Data.of("game", game.name()).with("file", path.toString()).with("viewer", viewer.id()),
        lines(game, path, viewer));
  }

  private static List<String> lines(OpenGame game, Path path, Viewer viewer) {
    List<String> lines = new ArrayList<>();
    lines.add(game.name() + " is written to " + path + ", as " + viewer.id() + " sees it.");
    if (viewer.isUmpire()) {
      lines.addAll(
          Wrap.hanging(
              "note: ",
              "  ",
              "it holds everything, what each side hides and the seeds of dice to come among it;"
                  + " for a player export --as SIDE."));
    }
    return lines;
  }
}
