package org.adjutant.cli.retrial;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.retrial.Carried;
import org.adjutant.ledger.retrial.Carry;
import org.adjutant.ledger.retrial.CarryPlan;
import org.adjutant.ledger.retrial.Carrying;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.ruling.Input;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Carries what was played on one branch over to another. */
@Command(
    name = "carry",
    description = {
      "Carries the later inputs of a branch over to another, one by one, each ruled",
      "on anew, until one no longer fits. An old ruling is put right so: fork before",
      "it with --dice same, do the right thing there, and carry over the rest.",
      "Exits with 1 if anything was left out behind the first that does not fit."
    },
    footer = {
      "",
      "For example: adjutant fork right --at 57 --dice same",
      "             adjutant do --branch right attack 1514 with 22a",
      "             adjutant carry main --branch right"
    })
public final class CarryCommand implements Task {
  @Parameters(paramLabel = "FROM", description = "The branch whose inputs are carried over.")
  private String from = "";

  @Option(names = "--branch", paramLabel = "ONTO", description = "To this one; else the main one.")
  private Optional<String> onto = Optional.empty();

  @Option(
      names = "--after",
      paramLabel = "N",
      description =
          "What follows event N of FROM; else all after the branches part, but for the first"
              + " procedure if ONTO has gone on by itself: that stands for it.")
  private Optional<Long> after = Optional.empty();

  @Option(names = "--dry-run", description = "Says how far it would go; nothing is recorded.")
  private boolean dry;

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    game.absence()
        .ifPresent(
            note -> {
              throw new BadCall(note);
            });
    RecordedGame recorded = RecordedGame.of(new Post(sitting.ledger()).strands(game.name()));
    Carry carry = new Carry(game, recorded);
    CarryPlan plan = carry.plan(from, onto.orElse(game.register().main()), after);
    mayCarry(new Eyes(game.register(), sitting.passphrase()), plan);
    Carried carried = dry ? carry.rehearse(plan) : carry.run(plan, sitting.actor());
    return new CarryTelling(game, plan, sitting.ink()).answer(carried, dry);
  }

  /** Who carries acts for every side whose inputs these are. */
  private static void mayCarry(Eyes eyes, CarryPlan plan) {
    for (Carrying.Step step : plan.steps()) {
      Input input = step.recorded().input();
      if (Engine.overruling(input).isPresent() && !eyes.locked().isEmpty()) {
        throw new BadCall(
            "event "
                + step.recorded().event()
                + " is a ruling above the rules; only who opens every seat may carry it over: "
                + eyes.locked()
                + " are locked");
      }
      eyes.mayAct(input.by());
    }
  }
}
