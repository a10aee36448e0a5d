package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.GameException;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;

/**
 * Plays the recorded inputs of a branch on under other conditions, each on what the ones before led
 * to, until one no longer fits. Dice fall as they are recorded along the branch, by the keys of
 * their rolls. Refusals are left out: they led to nothing.
 */
public final class Carrying {
  private final RecordedGame game;
  private final Courts courts;
  private final Conditions conditions;

  /** A recorded input to be played, with the position it was recorded on. */
  public record Step(Recorded recorded, Position was) {}

  public Carrying(RecordedGame game, Conditions conditions) {
    this.game = game;
    this.conditions = conditions;
    this.courts = new Courts(game, conditions);
  }

  /**
   * Plays a branch on.
   *
   * @param branch its id or name
   * @param from the number of the first event that is played again; 0 for the opening
   * @param to the number of the last
   * @throws GameException if there is no such branch, or no such event
   */
  public Carried run(String branch, long from, long to) {
    List<Step> steps = steps(branch, from, to);
    if (steps.isEmpty()) {
      throw new GameException("nothing is recorded from event " + from + " on");
    }
    Position start = steps.get(0).was();
    return play(steps, from == 0 ? start : conditions.on(start), dice(branch));
  }

  /** The permitted rulings of a branch that have an event in a range. */
  List<Step> steps(String branch, long from, long to) {
    List<Step> steps = new ArrayList<>();
    Walk.through(
        game,
        new Scope(Optional.of(branch), from, to),
        (recorded, before) -> {
          if (recorded.permitted()) {
            steps.add(new Step(recorded, before));
          }
          return Optional.empty();
        });
    return steps;
  }

  /** All dice along a branch, by their keys. */
  Map<String, Thrown> dice(String branch) {
    Map<String, Thrown> dice = new LinkedHashMap<>();
    Walk.through(
        game,
        Scope.along(branch),
        (recorded, before) -> {
          recorded.dice().forEach(thrown -> dice.put(thrown.key(), thrown));
          return Optional.empty();
        });
    return dice;
  }

  Carried play(List<Step> steps, Position start, Map<String, Thrown> dice) {
    return new Onward(dice, new Table(dice)).play(steps, start);
  }

  /** Decides, and records nothing. */
  private final class Table implements Onward.Hand {
    private final Map<String, Thrown> dice;

    Table(Map<String, Thrown> dice) {
      this.dice = dice;
    }

    @Override
    public Position before(Step step, Position now) {
      return step.recorded().opens() ? now : conditions.on(now);
    }

    @Override
    public Onward.Put put(Step step, Position before, Input input) {
      if (settled(input)) {
        return Onward.Put.not(before, "");
      }
      Recorded recorded = step.recorded();
      // Where dice wait for somebody, they fall with the input that brings them, not before.
      Map<String, Thrown> falling = recorded.waits() ? RecordedChance.byKey(recorded.dice()) : dice;
      return judged(courts.again(recorded, step.was(), before, input, falling), before);
    }
  }

  /** Whether it changes nothing but readings that are flipped throughout. */
  private boolean settled(Input input) {
    return Court.changed(input)
        .filter(readings -> conditions.flips().keySet().containsAll(readings.fields().keySet()))
        .isPresent();
  }

  private static Onward.Put judged(Court.Decided decided, Position now) {
    Retried retried = decided.retried();
    Optional<Ruling> ruling = decided.ruling();
    if (ruling.isEmpty()) {
      return new Onward.Put(Optional.of(retried), now, retried.why());
    }
    if (!ruling.get().permitted()) {
      return new Onward.Put(Optional.of(retried), now, "it is refused");
    }
    if (retried.missing().isPresent()) {
      String why = "it needs a roll that was never made: " + retried.missing().get();
      return new Onward.Put(Optional.of(retried), now, why);
    }
    return new Onward.Put(Optional.of(retried), ruling.get().after(), "");
  }
}
