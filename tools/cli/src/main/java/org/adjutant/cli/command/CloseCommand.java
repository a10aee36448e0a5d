package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Closes a branch. */
@Command(name = "close", description = "Closes a branch to further play; it can be read as before.")
public final class CloseCommand implements Task {
  @Parameters(paramLabel = "BRANCH")
  private String branch = "";

  @Option(names = "--reopen", description = "Opens it again.")
  private boolean reopen;

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    String id = game.register().branch(branch).id();
    game.tree().close(id, !reopen, sitting.actor());
    return Answer.of(
        Data.of("branch", id).with("closed", !reopen),
        "Branch " + branch + (reopen ? " is open again." : " is closed; --reopen opens it again."));
  }
}
