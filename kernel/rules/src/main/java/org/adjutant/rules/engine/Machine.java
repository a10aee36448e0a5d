package org.adjutant.rules.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.CloseStage;
import org.adjutant.rules.effect.CountRoll;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.FallDice;
import org.adjutant.rules.effect.OpenChoice;
import org.adjutant.rules.effect.OpenRoll;
import org.adjutant.rules.effect.OpenStage;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.jspecify.annotations.Nullable;

/**
 * Runs stages until a seat owes a choice, chance owes a roll, or a phase waits for an action.
 * Stages that never stop are not written down: only what waits becomes a frame of the position.
 */
final class Machine {
  /** A stage to run, with what it waited for. */
  private record Job(
      String stage, Data locals, SideId actor, List<Choice> answers, @Nullable Roll roll) {
    static Job of(String stage, Data locals, SideId actor) {
      return new Job(stage, locals, actor, List.of(), null);
    }
  }

  private static final int LIMIT = 20_000;
  private static final String ACTOR = "actor";

  private final Title title;
  private final Recorder recorder;
  private final Chance chance;
  private final Deque<Job> jobs = new ArrayDeque<>();
  private int steps;

  Machine(Title title, Recorder recorder, Chance chance) {
    this.title = title;
    this.recorder = recorder;
    this.chance = chance;
  }

  Ruling start(String stage, Data locals, SideId actor) {
    jobs.push(Job.of(stage, locals, actor));
    return run();
  }

  /** Goes on from where the position stands. */
  Ruling proceed() {
    return run();
  }

  /** Goes on with a frame whose choices are all answered, or whose dice have fallen and stand. */
  Ruling resume(Frame frame) {
    close(frame);
    jobs.push(job(frame));
    return run();
  }

  /** Goes on with the frame on top, for which these dice have just fallen. */
  Ruling resume(Frame frame, List<Integer> dice, String origin) {
    close(frame);
    Job waiting = job(frame);
    fall(waiting, frame.roll().orElseThrow(), dice, origin);
    return run();
  }

  private Job job(Frame frame) {
    SideId actor = frame.locals().find(ACTOR).map(a -> new SideId(a.text())).orElse(SideId.SYSTEM);
    Data locals = frame.locals().find("locals").orElse(Data.EMPTY);
    return new Job(frame.stage(), locals, actor, frame.choices(), frame.roll().orElse(null));
  }

  private void close(Frame frame) {
    recorder.keepBooks(new CloseStage(frame.id()));
  }

  private Ruling run() {
    while (recorder.position().outcome().isEmpty()) {
      if (++steps > LIMIT) {
        throw new PackFault(
            title.pack()
                + "/"
                + title.scenario()
                + ": a ruling did not end after "
                + LIMIT
                + " steps");
      }
      if (!jobs.isEmpty()) {
        Job job = jobs.pop();
        if (!follow(job, step(job))) {
          return recorder.permitted();
        }
        continue;
      }
      Optional<Frame> top = recorder.position().top();
      if (top.isPresent()) {
        if (top.get().waits()) {
          return recorder.permitted();
        }
        close(top.get());
        jobs.push(job(top.get()));
      } else if (title.phases().of(recorder.position().clock().phase()).automatic()) {
        advance();
      } else {
        return recorder.permitted();
      }
    }
    return recorder.permitted();
  }

  private Step step(Job job) {
    Stage stage = title.stages().get(job.stage());
    if (stage == null) {
      throw new PackFault(
          title.pack() + " names a stage \"" + job.stage() + "\" that it does not have");
    }
    try {
      return stage.run(
          new Pen(title, recorder, job.actor(), job.locals(), job.answers(), job.roll()));
    } catch (RuntimeException e) {
      throw new PackFault(
          title.pack()
              + ": stage \""
              + job.stage()
              + "\" failed on "
              + job.locals()
              + ": "
              + e.getMessage(),
          e);
    }
  }

  /** Does as a step says; false if the ruling ends here, because somebody owes something. */
  private boolean follow(Job job, Step step) {
    if (step instanceof Step.Go go) {
      jobs.push(Job.of(go.stage(), go.locals(), job.actor()));
    } else if (step instanceof Step.Call call) {
      jobs.push(Job.of(call.then(), call.thenLocals(), job.actor()));
      jobs.push(Job.of(call.stage(), call.locals(), job.actor()));
    } else if (step instanceof Step.Ask ask) {
      open(ask, job.actor());
      return false;
    } else if (step instanceof Step.Need need) {
      return need(Job.of(need.then(), need.thenLocals(), job.actor()), need.roll());
    } else if (step instanceof Step.Reroll) {
      return reroll();
    } else if (step instanceof Step.EndPhase) {
      if (!jobs.isEmpty() || !recorder.position().stack().isEmpty()) {
        throw new PackFault(
            "stage \"" + job.stage() + "\" ends the phase while another stage is in progress");
      }
      advance();
    }
    return true;
  }

  private boolean need(Job waiting, Roll wanted) {
    Position position = recorder.position();
    Clock clock = position.clock();
    Roll roll = wanted.numbered(position.rolled(wanted.counter(clock)));
    Optional<Chance.Fallen> fallen = chance.answer(roll, clock);
    if (fallen.isEmpty()) {
      List<Effect> effects = new ArrayList<>();
      int frame = persist(effects, waiting);
      effects.add(new OpenRoll(frame, roll));
      recorder.happens(Event.open(EventNames.ROLL_NEEDED, waiting.actor(), facts(roll), effects));
      return false;
    }
    fall(waiting, roll, fallen.get().dice(), fallen.get().origin());
    return true;
  }

  /**
   * Records fallen dice; then the stage that waited goes on, or the title's interrupt comes first.
   */
  private void fall(Job waiting, Roll roll, List<Integer> dice, String origin) {
    Clock clock = recorder.position().clock();
    Roll fallen = roll.fallen(dice);
    List<Effect> effects = new ArrayList<>();
    effects.add(new CountRoll(roll.counter(clock), roll.occurrence() + 1, roll.audience()));
    Job next = new Job(waiting.stage(), waiting.locals(), waiting.actor(), List.of(), fallen);
    if (title.rollInterrupt().isPresent()) {
      int frame = persist(effects, next);
      effects.add(new OpenRoll(frame, roll));
      effects.add(new FallDice(frame, dice));
    }
    Data facts =
        facts(roll)
            .with("dice", Data.numbers(dice))
            .with("key", roll.key(clock))
            .with("origin", origin);
    recorder.happens(
        Event.secret(
            EventNames.DICE_ROLLED, SideId.CHANCE, facts, roll.audience(), facts(roll), effects));
    recorder.find(
        Finding.applies(
                KernelRules.DICE,
                "the dice fell",
                Data.of("roll", roll.expression()).with("for", roll.purpose()))
            .from(new Source("dice", roll.key(clock), dice.toString(), Provenance.PRINTED))
            .forEyesOf(roll.audience()));
    jobs.push(
        title
            .rollInterrupt()
            .map(stage -> new Job(stage, waiting.locals(), waiting.actor(), List.of(), fallen))
            .orElse(next));
  }

  /**
   * The title's interrupt cancelled the roll of the frame below: chance is asked again, under the
   * next key.
   */
  private boolean reroll() {
    Frame frame =
        recorder
            .position()
            .top()
            .filter(f -> f.roll().isPresent())
            .orElseThrow(
                () -> new PackFault("a stage that is no roll interrupt asks for a reroll"));
    close(frame);
    Roll old = frame.roll().orElseThrow();
    recorder.happens(Event.open(EventNames.ROLL_CANCELLED, SideId.CHANCE, facts(old), List.of()));
    Roll again =
        Roll.of(old.count(), old.sides(), old.purpose(), old.subject()).forEyesOf(old.audience());
    return need(job(frame), again);
  }

  private static Data facts(Roll roll) {
    return Data.of("roll", roll.expression())
        .with("purpose", roll.purpose())
        .with("subject", roll.subject());
  }

  private void open(Step.Ask ask, SideId actor) {
    List<Effect> effects = new ArrayList<>();
    int frame = persist(effects, Job.of(ask.then(), ask.thenLocals(), actor));
    List<Data> asked = new ArrayList<>();
    int number = 0;
    for (Step.Question q : ask.questions()) {
      String id = "c" + frame + (ask.questions().size() > 1 ? "." + ++number : "");
      effects.add(
          new OpenChoice(
              frame,
              new Choice(id, q.kind(), q.owner(), q.facts(), q.sealed(), q.audience(), null)));
      asked.add(Data.of("choice", q.kind()).with("owner", q.owner().id()).with("id", id));
    }
    recorder.happens(
        Event.open(EventNames.CHOICE_OFFERED, actor, Data.of("choices", Data.of(asked)), effects));
  }

  /**
   * Writes down every stage that is in progress below, and the one that is to wait; gives the
   * number of the latter.
   */
  private int persist(List<Effect> effects, Job waiting) {
    int id = recorder.position().nextFrame();
    List<Job> below = new ArrayList<>(jobs);
    jobs.clear();
    for (int i = below.size() - 1; i >= 0; i--) {
      effects.add(stage(id++, below.get(i)));
    }
    effects.add(stage(id, waiting));
    return id;
  }

  private OpenStage stage(int id, Job job) {
    Data locals = Data.of(ACTOR, job.actor().id()).with("locals", job.locals());
    return new OpenStage(
        id, job.stage(), locals, title.hasSecrets() ? Audience.NONE : Audience.ALL);
  }

  private void advance() {
    Clock next = title.phases().next(recorder.position());
    Phase phase = title.phases().of(next.phase());
    Data facts =
        Data.of("turn", next.turn())
            .with("phase", next.phase())
            .with("active", Data.texts(next.active().stream().map(SideId::id).toList()));
    recorder.happens(
        Event.open(EventNames.PHASE_BEGAN, SideId.SYSTEM, facts, List.of(new SetClock(next))));
    phase.entry().ifPresent(stage -> jobs.push(Job.of(stage, Data.EMPTY, SideId.SYSTEM)));
  }
}
