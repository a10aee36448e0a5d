package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;

/** Goes forward again. */
@Command(name = "redo", description = "Goes forward again after a take-back.")
public final class RedoCommand implements Task {
  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    for (SideId locked : new Eyes(game.register(), sitting.passphrase()).locked()) {
      new Eyes(game.register(), sitting.passphrase()).mayAct(locked);
    }
    String branch = game.takeBack().redo(sitting.actor());
    String name = game.register().branch(branch).name();
    long head = game.history(branch).head();
    return Answer.of(
        Data.of("branch", branch).with("name", name).with("head", head),
        "Forward again to event " + head + ", on branch " + name + ".");
  }
}
