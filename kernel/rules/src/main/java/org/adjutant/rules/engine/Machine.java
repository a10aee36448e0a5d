package org.adjutant.rules.engine;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;

/**
 * Runs stages until a seat owes a choice, chance owes a roll, or a phase waits for an action. For
 * one ruling, used once.
 */
final class Machine {
  /** So many stages run and phases begin in one ruling at most; more is a pack going in circles. */
  static final int LIMIT = 20_000;

  private final Title title;
  private final Recorder recorder;
  private final Agenda agenda;
  private final Asking asking;
  private final Rolling rolling;

  Machine(Title title, Recorder recorder, Chance chance) {
    this.title = title;
    this.recorder = recorder;
    this.agenda = new Agenda(recorder, title.stagesKeepSecrets() ? Audience.NONE : Audience.ALL);
    this.asking = new Asking(title, recorder, agenda);
    this.rolling = new Rolling(recorder, agenda, chance, title.rollInterrupt());
  }

  /** Begins with a stage. */
  Ruling start(String stage, SideId actor, Data locals) {
    agenda.push(Job.of(stage, actor, locals));
    return run();
  }

  /** A legal answer has come; goes on if nothing else is owed. */
  Ruling answered(Frame frame, Choice choice, Data answer) {
    asking.answer(frame.id(), choice, answer);
    return run();
  }

  /** The dice have fallen that the stage on top waits for. */
  Ruling fallen(Frame frame, Chance.Fallen dice) {
    rolling.fall(agenda.take(frame), frame.roll().orElseThrow(), dice);
    return run();
  }

  /** Goes on from where the position stands. */
  Ruling run() {
    int steps = 0;
    while (goesOn()) {
      if (++steps > LIMIT) {
        throw new PackFault(
            title.pack()
                + "/"
                + title.scenario()
                + ": a ruling did not end after "
                + LIMIT
                + " steps");
      }
    }
    return recorder.permitted();
  }

  /** Does one thing; false if somebody owes something, or the game is over. */
  private boolean goesOn() {
    if (recorder.position().outcome().isPresent()) {
      return false;
    }
    if (!agenda.isEmpty()) {
      Job job = agenda.pop();
      return follow(job, step(job));
    }
    Optional<Frame> top = recorder.position().top();
    if (top.isPresent()) {
      if (top.get().waits()) {
        return false;
      }
      agenda.push(agenda.take(top.get()));
      return true;
    }
    if (phase(recorder.position().clock()).automatic()) {
      advance();
      return true;
    }
    return false;
  }

  private Step step(Job job) {
    Stage stage = title.stages().get(job.stage());
    if (stage == null) {
      throw new PackFault(
          title.pack() + " names a stage \"" + job.stage() + "\" that it does not have");
    }
    return PackFault.guard(
        title,
        () -> "stage \"" + job.stage() + "\" on " + job.locals(),
        () -> stage.run(new Pen(title, recorder, job)));
  }

  private boolean follow(Job job, Step step) {
    if (step instanceof Step.Go go) {
      agenda.push(Job.of(go.stage(), job.actor(), go.locals()));
    } else if (step instanceof Step.Call call) {
      agenda.push(Job.of(call.then(), job.actor(), call.thenLocals()));
      agenda.push(Job.of(call.stage(), job.actor(), call.locals()));
    } else if (step instanceof Step.Ask ask) {
      asking.open(ask, job.actor());
    } else if (step instanceof Step.Need need) {
      return rolling.need(Job.of(need.then(), job.actor(), need.thenLocals()), need.roll());
    } else if (step instanceof Step.Reroll) {
      return rolling.again();
    } else if (step instanceof Step.EndPhase) {
      endPhase(job);
    }
    return true;
  }

  private void endPhase(Job job) {
    if (!agenda.isEmpty() || !recorder.position().stack().isEmpty()) {
      throw new PackFault(
          title.pack()
              + ": stage \""
              + job.stage()
              + "\" ends the phase while another stage is in progress");
    }
    advance();
  }

  private void advance() {
    Clock next =
        PackFault.guard(
            title,
            () -> "the phase after " + recorder.position().clock(),
            () -> title.phases().next(recorder.position()));
    Phase phase = phase(next);
    Data facts =
        Data.of("turn", next.turn())
            .with("phase", next.phase())
            .with("active", SideId.write(next.active()));
    recorder.happens(
        Event.open(EventNames.PHASE_BEGAN, SideId.SYSTEM, facts, List.of(new SetClock(next))));
    enter(phase);
  }

  /** Begins the phase that the position is in. */
  void enterPhase() {
    enter(phase(recorder.position().clock()));
  }

  private void enter(Phase phase) {
    phase.entry().ifPresent(stage -> agenda.push(Job.of(stage, SideId.SYSTEM, Data.EMPTY)));
  }

  private Phase phase(Clock clock) {
    return PackFault.guard(
        title, () -> "the clock " + clock, () -> title.phases().of(clock.phase()));
  }
}
