package org.adjutant.ledger.retrial;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;

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
    return told(plan, carrying.play(plan.steps(), game.now(plan.onto().id()), dice));
  }

  /**
   * Carries it over, and records it.
   *
   * @param actor who does, for the record
   */
  public Carried run(CarryPlan plan, String actor) {
    game.mustTakeInputs();
    String onto = plan.onto().id();
    Onward onward = new Onward(carrying.dice(plan.from().id()), new Desk(onto, actor));
    return told(plan, onward.play(plan.steps(), game.now(onto)));
  }

  /** Submits to a branch. */
  private final class Desk implements Onward.Hand {
    private final String onto;
    private final String actor;

    Desk(String onto, String actor) {
      this.onto = onto;
      this.actor = actor;
    }

    @Override
    public Position before(Carrying.Step step, Position now) {
      return game.now(onto);
    }

    @Override
    public Onward.Put put(Carrying.Step step, Position before, Input input) {
      try {
        Acknowledgement answer = acknowledged(input);
        Optional<Retried> retried =
            answer.ruling().map(now -> court.compared(step.recorded(), step.was(), before, now));
        return new Onward.Put(retried, game.now(onto), answer.permitted() ? "" : "it is refused");
      } catch (InputException | GameException e) {
        return Onward.Put.not(before, String.valueOf(e.getMessage()));
      }
    }

    private Acknowledgement acknowledged(Input input) {
      Optional<Data> above = Engine.overruling(input);
      if (above.isPresent()) {
        return game.agreement()
            .overrule(onto, above.get(), Optional.empty(), actor, Ledger.newId())
            .ruling()
            .orElseThrow(() -> new GameException(Engine.OVERRIDE + " needs consent"));
      }
      OptionalLong head = OptionalLong.of(game.history(onto).head());
      return game.submit(new Submission(onto, input, actor, Ledger.newId(), head));
    }
  }

  /**
   * Shared dice cannot be carried over: they fall anew, when another seat contributes to them. Who
   * stops there is told how to go on.
   */
  private static Carried told(CarryPlan plan, Carried carried) {
    Optional<Carried.Stop> waits =
        carried
            .stop()
            .filter(stop -> plan.onto().luck() == Luck.SHARED)
            .filter(stop -> stop.now().openRoll().isPresent());
    return waits.map(stop -> carried.stopped(contribute(plan, stop))).orElse(carried);
  }

  private static Carried.Stop contribute(CarryPlan plan, Carried.Stop stop) {
    Position now = stop.now();
    Recorded recorded = stop.recorded();
    long after = recorded.input() instanceof Input.Dice ? recorded.number() : recorded.head();
    String onto = plan.onto().name();
    String why =
        "its dice are shared on "
            + onto
            + ": the roll "
            + now.openRoll().map(roll -> roll.key(now.clock())).orElse("")
            + " falls anew, when another seat than "
            + now.top().map(frame -> frame.actor().id()).orElse("its own")
            + " contributes (adjutant contribute SIDE --branch "
            + onto
            + "). After that go on by adjutant carry "
            + plan.from().name()
            + " --branch "
            + onto
            + " --after "
            + after
            + "; or fork with --dice same, where the recorded dice fall again";
    return new Carried.Stop(recorded, stop.was(), now, stop.tried(), why);
  }
}
