package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Renames a branch. */
@Command(name = "rename", description = "Gives a branch another name.")
public final class RenameCommand implements Task {
  @Parameters(index = "0", paramLabel = "BRANCH")
  private String branch = "";

  @Parameters(index = "1", paramLabel = "NAME")
  private String name = "";

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    String id = game.register().branch(branch).id();
    game.tree().rename(id, name, sitting.actor());
    return Answer.of(Data.of("branch", id).with("name", name), branch + " is called " + name + ".");
  }
}
