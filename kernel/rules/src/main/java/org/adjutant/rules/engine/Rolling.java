package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.CountRoll;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.FallDice;
import org.adjutant.rules.effect.OpenRoll;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;

/**
 * Asks chance, and takes its answers: the one place through which every die of every side falls.
 */
final class Rolling {
  private final Recorder recorder;
  private final Agenda agenda;
  private final Chance chance;
  private final Optional<String> interrupt;

  /**
   * @param interrupt the title's stage that runs after every roll
   */
  Rolling(Recorder recorder, Agenda agenda, Chance chance, Optional<String> interrupt) {
    this.recorder = recorder;
    this.agenda = agenda;
    this.chance = chance;
    this.interrupt = interrupt;
  }

  /** A job needs dice; false if chance owes them, so that the ruling ends here. */
  boolean need(Job waiting, Roll wanted) {
    Clock clock = recorder.position().clock();
    Roll roll = wanted.numbered(recorder.position().rolled(wanted.counter(clock)));
    Optional<Chance.Fallen> fallen = chance.answer(roll, clock);
    if (fallen.isPresent()) {
      fall(waiting, roll, fallen.get());
      return true;
    }
    List<Effect> effects = new ArrayList<>();
    int frame = agenda.persist(effects, waiting);
    effects.add(new OpenRoll(frame, roll));
    record(EventNames.ROLL_NEEDED, waiting.actor(), roll, facts(roll), effects);
    return false;
  }

  /**
   * Records fallen dice; then the job that waited goes on, or the title's interrupt comes first.
   */
  void fall(Job waiting, Roll roll, Chance.Fallen dice) {
    Clock clock = recorder.position().clock();
    Job next = waiting.with(roll.fallen(dice.dice()));
    List<Effect> effects = new ArrayList<>();
    effects.add(new CountRoll(roll.counter(clock), roll.occurrence() + 1, roll.audience()));
    if (interrupt.isPresent()) {
      int frame = agenda.persist(effects, next);
      effects.add(new OpenRoll(frame, roll));
      effects.add(new FallDice(frame, dice.dice()));
    }
    Data facts =
        facts(roll)
            .with("dice", Data.numbers(dice.dice()))
            .with("key", roll.key(clock))
            .with("origin", dice.origin());
    record(EventNames.DICE_ROLLED, SideId.CHANCE, roll, facts, effects);
    recorder.find(
        Finding.applies(KernelRules.DICE, "the dice fell", facts(roll))
            .from(Source.dice(roll.key(clock), dice.dice(), dice.origin()))
            .forEyesOf(roll.audience()));
    agenda.push(
        interrupt
            .map(s -> new Job(s, next.actor(), next.locals(), List.of(), next.roll()))
            .orElse(next));
  }

  /**
   * The interrupt cancels the roll of the stage on top: chance is asked again, under the next key.
   *
   * @return as {@link #need}
   */
  boolean again() {
    Frame frame =
        recorder
            .position()
            .top()
            .filter(f -> agenda.isEmpty() && f.roll().isPresent())
            .orElseThrow(
                () -> new PackFault("a stage that is no roll interrupt asks for a reroll"));
    Roll old = frame.roll().orElseThrow();
    Job waiting = agenda.take(frame);
    record(EventNames.ROLL_CANCELLED, frame.actor(), old, facts(old), List.of());
    return need(
        waiting, Roll.of(old.faces(), old.purpose(), old.subject()).forEyesOf(old.audience()));
  }

  private void record(String name, SideId actor, Roll roll, Data facts, List<Effect> effects) {
    recorder.happens(
        Event.secret(
            name, actor, facts, roll.audience(), Data.of("roll", roll.expression()), effects));
  }

  private static Data facts(Roll roll) {
    return Data.of("roll", roll.expression())
        .with("purpose", roll.purpose())
        .with("subject", roll.subject());
  }
}
