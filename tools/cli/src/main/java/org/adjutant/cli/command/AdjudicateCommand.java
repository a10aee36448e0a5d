package org.adjutant.cli.command;

import java.nio.file.Path;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.json.JsonReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Rules on a position that was written down, without a game. */
@Command(
    name = "adjudicate",
    description = {
      "Rules on what is done in a position file, without a game; nothing is recorded.",
      "Exits with 1 if anything is refused, or comes otherwise than the file expects."
    },
    footer = "For example: adjutant adjudicate dispute.json")
public final class AdjudicateCommand implements Task {
  @Parameters(paramLabel = "FILE", description = "The position file, JSON; - is the input.")
  private Path file = Path.of("-");

  @Override
  public Answer run(Sitting sitting) {
    String name = file.toString();
    PositionFile read =
        PositionFile.read(name, JsonReader.read(name, Files.read(file)), sitting.shelf().loaded());
    return Adjudicated.of(read).answer(sitting.ink());
  }
}
