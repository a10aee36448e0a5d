package org.adjutant.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.cli.sitting.Unpacked;
import org.adjutant.ledger.Post;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes a file of a game into the store. */
@Command(
    name = "import",
    description = "Takes in an exported game, or what another seat sent, after checking it.")
public final class ImportCommand implements Task {
  @Parameters(paramLabel = "FILE", description = "May be packed by gzip; - is the input.")
  private Path file = Path.of("");

  @Option(names = "--from", paramLabel = "WHO", description = "A word for the other's copy.")
  private String from = "other";

  @Override
  public Answer run(Sitting sitting) {
    try (BufferedReader lines = Unpacked.lines(file)) {
      long events = new Post(sitting.ledger()).take(lines, from);
      return Answer.of(
          Data.of("events", events),
          events + " events are new. Games: " + sitting.ledger().games());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
