package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.TakeBack;
import org.adjutant.ledger.game.Request;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Answers a request for a take-back. */
@Command(
    name = "consent",
    description = "Agrees to a take-back another seat asked for, or does not.")
public final class ConsentCommand implements Task {
  @Parameters(index = "0", paramLabel = "SIDE")
  private String side = "";

  @Parameters(index = "1", paramLabel = "yes|no")
  private String word = "";

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    SideId by = eyes.side(side);
    eyes.mayAct(by);
    if (!word.equals("yes") && !word.equals("no")) {
      throw new BadCall("consent is yes or no, not \"" + word + "\"");
    }
    long target = game.request().map(Request::to).orElse(0L);
    TakeBack.Answer answer = game.takeBack().consent(by, word.equals("yes"), sitting.actor());
    if (word.equals("no")) {
      return Answer.of(Data.of("agreed", Data.of(false)), "The take-back is declined.");
    }
    return TakeBackCommand.answer(game, answer, target);
  }
}
