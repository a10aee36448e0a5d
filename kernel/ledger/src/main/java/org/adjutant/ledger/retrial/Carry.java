package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;

/**
 * Carries what was played on one branch over to another: input by input, each submitted and ruled
 * on like any other, until one no longer fits. Answers are bound to the choices that are open
 * there.
 */
public final class Carry {
  private final OpenGame game;
  private final Carrying carrying;
  private final RecordedGame recorded;
  private final Court court;

  /**
   * @param recorded the same game, to be read
   */
  public Carry(OpenGame game, RecordedGame recorded) {
    Conditions conditions = Conditions.of(game.title());
    this.game = game;
    this.recorded = recorded;
    this.carrying = new Carrying(recorded, conditions);
    this.court = new Court(conditions, recorded.register().opening().readings());
  }

  /**
   * What would be carried.
   *
   * @param after the number of the last event of {@code from} that is not; empty for the usual
   * @throws GameException if there is no such branch or event, or nothing to carry
   */
  public CarryPlan plan(String from, String onto, Optional<Long> after) {
    long head = game.history(onto).head();
    return CarryPlan.of(recorded, carrying, from, onto, head, after);
  }

  /**
   * Tries it without recording anything. A roll that would fall anew cannot be foreseen: it ends
   * there.
   */
  public Carried rehearse(CarryPlan plan) {
    Luck luck = plan.onto().luck();
    Map<String, Thrown> dice =
        luck == Luck.SAME
            ? carrying.dice(plan.onto().parent())
            : luck == Luck.REPORTED ? carrying.dice(plan.from().id()) : Map.of();
    return carrying.play(plan.steps(), game.now(plan.onto().id()), dice);
  }

  /**
   * Carries it over, and records it.
   *
   * @param actor who does, for the record
   */
  public Carried run(CarryPlan plan, String actor) {
    Map<String, Thrown> dice = carrying.dice(plan.from().id());
    String onto = plan.onto().id();
    List<Retried> played = new ArrayList<>();
    List<Thrown> unneeded = new ArrayList<>();
    for (int n = 0; n < plan.steps().size(); n++) {
      Carrying.Step step = plan.steps().get(n);
      Position before = game.now(onto);
      Rebinding.Fit fit = Rebinding.fit(step.recorded().input(), step.was(), before, dice);
      if (fit.input().isEmpty() && fit.why().isEmpty()) {
        unneeded.addAll(step.recorded().dice());
        continue;
      }
      Done done = fit.input().map(input -> submit(onto, input, actor)).orElse(Done.not(fit.why()));
      Optional<Retried> retried =
          done.ruling().map(ruling -> court.compared(step.recorded(), step.was(), before, ruling));
      if (!done.why().isEmpty()) {
        Carried.Stop stop =
            new Carried.Stop(step.recorded(), step.was(), before, retried, done.why());
        return new Carried(played, unneeded, Optional.of(stop), left(plan, n + 1), before);
      }
      retried.ifPresent(played::add);
    }
    return new Carried(played, unneeded, Optional.empty(), List.of(), game.now(onto));
  }

  private static List<Recorded> left(CarryPlan plan, int from) {
    return plan.steps().subList(from, plan.steps().size()).stream()
        .map(Carrying.Step::recorded)
        .toList();
  }

  /** What came of submitting. @param why it did not fit; empty if it did */
  private record Done(Optional<Ruling> ruling, String why) {
    static Done not(String why) {
      return new Done(Optional.empty(), why);
    }
  }

  private Done submit(String onto, Input input, String actor) {
    try {
      Acknowledgement answer = acknowledged(onto, input, actor);
      return new Done(answer.ruling(), answer.permitted() ? "" : "it is refused");
    } catch (InputException | GameException e) {
      return Done.not(String.valueOf(e.getMessage()));
    }
  }

  private Acknowledgement acknowledged(String onto, Input input, String actor) {
    if (input instanceof Input.Act act && act.by().equals(SideId.UMPIRE)) {
      return game.agreement()
          .overrule(onto, act.action().args(), Optional.empty(), actor, Ledger.newId())
          .ruling()
          .orElseThrow(() -> new GameException(Engine.OVERRIDE + " needs consent"));
    }
    OptionalLong head = OptionalLong.of(game.history(onto).head());
    return game.submit(new Submission(onto, input, actor, Ledger.newId(), head));
  }
}
