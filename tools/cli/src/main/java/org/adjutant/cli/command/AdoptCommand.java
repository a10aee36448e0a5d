package org.adjutant.cli.command;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Proposal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Goes on under other rules or data. */
@Command(
    name = "adopt",
    description = {
      "Goes on under the installed version of the pack, and the data as --data lays them.",
      "All seats must agree. What was ruled before stands; pieces keep the values they have."
    },
    footer = "For example: adjutant adopt --data my-crt")
public final class AdoptCommand implements Task {
  @Option(names = "--as", paramLabel = "SIDE", description = "The side that asks.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    var answer = game.agreement().adopt(eyes.asking(as), sitting.actor());
    OpenGame after = sitting.game();
    Proposal.Adopt now =
        new Proposal.Adopt(after.register().terms().version(), after.register().terms().data());
    return Agreed.of(after, game.request().map(r -> r.proposal()).orElse(now))
        .answer(answer, sitting.ink());
  }
}
