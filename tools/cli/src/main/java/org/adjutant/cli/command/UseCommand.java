package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Chooses the game that commands act on. */
@Command(name = "use", description = "Chooses the game that commands act on from now on.")
public final class UseCommand implements Task {
  @Parameters(paramLabel = "GAME")
  private String name = "";

  @Override
  public Answer run(Sitting sitting) {
    sitting.game(name);
    sitting.use(name);
    return Answer.of(Data.of("game", name), "Commands act on " + name + " now.");
  }
}
