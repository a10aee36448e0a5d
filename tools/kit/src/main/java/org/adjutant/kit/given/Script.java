package org.adjutant.kit.given;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/** Dice laid ready in order, each perhaps for a stated purpose. Answers the rolls of one ruling. */
final class Script implements Chance {
  /** One die, and what it is for; for anything if empty. */
  record Die(String purpose, int shows) {}

  private final Deque<Die> ready;

  Script(List<Die> dice) {
    ready = new ArrayDeque<>(dice);
  }

  static Script of(Integer... dice) {
    return new Script(Arrays.stream(dice).map(shows -> new Die("", shows)).toList());
  }

  Ruling open(Title title) {
    return checked(Engine.open(title, List.of(), this));
  }

  Ruling decide(Title title, Position position, Input input) {
    return checked(Engine.decide(title, position, input, this));
  }

  @Override
  public Optional<Fallen> answer(Roll roll, Clock clock) {
    if (ready.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> dice = new ArrayList<>();
    while (dice.size() < roll.count()) {
      dice.add(next(roll));
    }
    return Optional.of(new Fallen(dice, "scripted"));
  }

  private int next(Roll roll) {
    Die die = ready.poll();
    if (die == null) {
      throw new AssertionError(
          "a roll of " + roll.expression() + " for " + roll.purpose() + " finds too few dice");
    }
    if (!die.purpose().isEmpty() && !die.purpose().equals(roll.purpose())) {
      throw new AssertionError(
          "a die for " + die.purpose() + " was laid ready, but the roll is for " + roll.purpose());
    }
    return die.shows();
  }

  private Ruling checked(Ruling ruling) {
    if (!ready.isEmpty()) {
      throw new AssertionError("nobody rolled the dice " + ready + "\n" + Account.of(ruling));
    }
    return ruling;
  }
}
