package org.adjutant.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
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
  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--as", paramLabel = "SIDE", description = "Only what this side may see.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
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
    Files.write(file, text.toString());
    return Answer.of(
        Data.of("game", game.name()).with("file", file.toString()).with("viewer", viewer.id()),
        game.name() + " is written to " + file + ", as " + viewer.id() + " sees it.");
  }
}
