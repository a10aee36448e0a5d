package org.adjutant.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Play by mail. */
@Command(
    name = "send",
    description = "Writes what the other seat does not have yet; he takes it by adjutant import.")
public final class SendCommand implements Task {
  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--to", paramLabel = "WHO", description = "A word for the other's copy.")
  private String to = "other";

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    StringBuilder text = new StringBuilder();
    try {
      long events = new Post(sitting.ledger()).send(game.name(), to, text);
      Files.write(file, text.toString());
      return Answer.of(
          Data.of("events", events).with("file", file.toString()),
          events + " events for " + to + " are written to " + file + ".");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
