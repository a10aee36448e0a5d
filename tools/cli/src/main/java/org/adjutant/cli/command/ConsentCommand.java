package org.adjutant.cli.command;

import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.Agreement;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Answers what another seat asked for. */
@Command(
    name = "consent",
    description = "Agrees to what another seat asked for (adjutant status shows it), or does not.")
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
    Agreed asked =
        Agreed.waitingIn(game)
            .orElseThrow(
                () -> new BadCall("nothing is asked for, or it has lapsed: the game has gone on"));
    Agreement.Answer answer = game.agreement().consent(by, word.equals("yes"), sitting.actor());
    if (word.equals("no")) {
      return Answer.of(Data.of("agreed", Data.of(false)), "Declined: " + asked.what() + ".");
    }
    return new Agreed(sitting.game(), asked.proposal()).answer(answer, sitting.ink());
  }
}
