package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rules on a position that was written down, without a game. */
@Command(
    name = "adjudicate",
    description = {
      "Rules on what is done in a position file, without a game; nothing is recorded.",
      "Exits with 1 if anything is refused, or comes otherwise than the file expects."
    },
    footer = {
      "For example: adjutant adjudicate dispute.json --after next.json",
      "A game at any point becomes such a file by: adjutant position --to FILE"
    })
public final class AdjudicateCommand implements Task {
  @Parameters(paramLabel = "FILE", description = "The position file, JSON; - is the input.")
  private Path file = Path.of("-");

  @Option(
      names = "--after",
      paramLabel = "FILE",
      description = "Writes the position after it all as a position file.")
  private Optional<Path> after = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    String name = file.toString();
    PositionFile read =
        PositionFile.read(name, JsonReader.read(name, Files.read(file)), sitting.shelf().loaded());
    Adjudicated done = Adjudicated.of(read);
    Answer answer = done.answer(sitting.ink());
    if (after.isEmpty()) {
      return answer;
    }
    Files.write(after.get(), JsonWriter.pretty(done.after()));
    List<String> lines = new ArrayList<>(answer.lines());
    lines.add("The position after is in " + after.get() + ".");
    return new Answer(answer.code(), answer.data().with("after", after.get().toString()), lines);
  }
}
