package org.adjutant.cli.command;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.Agreement;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.position.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes back. */
@Command(
    name = "take-back",
    aliases = "undo",
    description = {
      "Goes back; nothing is deleted, and redo goes forward again.",
      "Where dice or secrets came out, or another seat acted, the others are asked."
    })
public final class TakeBackCommand implements Task {
  @Parameters(
      paramLabel = "COUNT",
      arity = "0..1",
      description = "How many inputs to take back; one unless told.")
  private int count = 1;

  @Option(names = "--to", paramLabel = "N", description = "Back to the point after event N.")
  private Optional<Long> to = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "The side that asks.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    long target = to.orElseGet(() -> target(game, count));
    Agreement.Answer answer = game.takeBack().to(target, eyes.asking(as), sitting.actor());
    return Agreed.of(game, new Proposal.TakeBack(target)).answer(answer, sitting.ink());
  }

  /**
   * The event before the last so many inputs of people; what bots did since goes with them. Where
   * only bots play, theirs count.
   */
  static long target(OpenGame game, int count) {
    Register register = game.register();
    boolean bots = register.seats().values().stream().allMatch(Seat::isBot);
    long at = game.history().head();
    for (int i = 0; i < count; ) {
      RecordedRuling last = game.history().ruling(at, Viewer.UMPIRE);
      at = game.history().before(last);
      if (at < 0) {
        throw new BadCall("so much was not done yet; adjutant log --all lists what was");
      }
      i += bots || isOfAPerson(register, last) ? 1 : 0;
    }
    return at;
  }

  private static boolean isOfAPerson(Register register, RecordedRuling ruling) {
    return ruling
        .input()
        .map(input -> register.seats().get(input.by()))
        .filter(seat -> !seat.isBot())
        .isPresent();
  }
}
