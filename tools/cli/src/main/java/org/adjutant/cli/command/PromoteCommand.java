package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a branch the main one. */
@Command(name = "promote", description = "Makes a branch the main one; the old one stays.")
public final class PromoteCommand implements Task {
  @Parameters(paramLabel = "BRANCH")
  private String branch = "";

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    if (!eyes.locked().isEmpty()) {
      throw new BadCall(
          "while seats are locked the main branch changes by take-back and consent alone");
    }
    String id = game.register().branch(branch).id();
    game.tree().promote(id, sitting.actor());
    return Answer.of(Data.of("main", id), branch + " is the main branch now.");
  }
}
