package org.adjutant.cli.command;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.TakeBack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
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
    long target = to.orElseGet(() -> game.takeBack().target(count));
    Optional<SideId> by = as.map(eyes::side);
    if (by.isEmpty() && !eyes.solo()) {
      by = eyes.viewer(Optional.empty()).side();
      if (by.isEmpty()) {
        throw new org.adjutant.cli.sitting.BadCall(
            "seats are locked: say which side asks by --as SIDE, with its --passphrase");
      }
    }
    by.ifPresent(eyes::mayAct);
    return answer(game, game.takeBack().to(target, by, sitting.actor()), target);
  }

  /** What came of asking, or of an answer to it. */
  static Answer answer(OpenGame game, TakeBack.Answer answer, long target) {
    if (answer.branch().isEmpty()) {
      return Answer.of(
          Data.of("to", target)
              .with("needs", Data.texts(answer.needs().stream().map(SideId::id).toList())),
          "Asked to go back to event " + target + ". It waits for: " + answer.needs() + ".",
          "They agree by: adjutant consent SIDE yes");
    }
    String name = game.register().branch(answer.branch().get()).name();
    return Answer.of(
        Data.of("to", target).with("branch", answer.branch().get()).with("name", name),
        "Back at event " + target + ", on branch " + name + ". What was is kept: adjutant redo.");
  }
}
