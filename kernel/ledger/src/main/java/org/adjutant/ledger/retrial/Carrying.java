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
    List<Retried> played = new ArrayList<>();
    List<Thrown> unneeded = new ArrayList<>();
    Position now = start;
    for (int n = 0; n < steps.size(); n++) {
      Step step = steps.get(n);
      Position before = step.recorded().opens() ? now : conditions.on(now);
      if (settled(step)) {
        now = before;
        continue;
      }
      Tried tried = tried(step, before, dice);
      if (!tried.why().isEmpty()) {
        Carried.Stop stop =
            new Carried.Stop(step.recorded(), step.was(), before, tried.retried(), tried.why());
        List<Recorded> left =
            steps.subList(n + 1, steps.size()).stream().map(Step::recorded).toList();
        return new Carried(played, unneeded, Optional.of(stop), left, before);
      }
      tried.retried().ifPresentOrElse(played::add, () -> unneeded.addAll(step.recorded().dice()));
      now = tried.after();
    }
    return new Carried(played, unneeded, Optional.empty(), List.of(), now);
  }

  /** Whether it changes nothing but readings that are flipped throughout. */
  private boolean settled(Step step) {
    Input input = step.recorded().input();
    return Court.changesReadings(input)
        && conditions
            .flips()
            .keySet()
            .containsAll(((Input.Act) input).action().args().get("readings").fields().keySet());
  }

  /**
   * One step tried.
   *
   * @param retried empty if it was not put to anybody: it does not fit, or nobody awaits its dice
   * @param why it does not fit; empty if it does
   */
  private record Tried(Optional<Retried> retried, Position after, String why) {}

  private Tried tried(Step step, Position now, Map<String, Thrown> dice) {
    Recorded recorded = step.recorded();
    Rebinding.Fit fit = Rebinding.fit(recorded.input(), step.was(), now, dice);
    if (fit.input().isEmpty()) {
      return new Tried(Optional.empty(), now, fit.why());
    }
    // Where dice wait for somebody, they fall with the input that brings them, not before.
    Map<String, Thrown> falling = recorded.waits() ? RecordedChance.byKey(recorded.dice()) : dice;
    return judged(
        courts.again(recorded, step.was(), now, fit.input().get(), falling), now);
  }

  private static Tried judged(Court.Decided decided, Position now) {
    Retried retried = decided.retried();
    Optional<Ruling> ruling = decided.ruling();
    if (ruling.isEmpty()) {
      return new Tried(Optional.of(retried), now, retried.why());
    }
    if (!ruling.get().permitted()) {
      return new Tried(Optional.of(retried), now, "it is refused");
    }
    if (retried.missing().isPresent()) {
      String why = "it needs a roll that was never made: " + retried.missing().get();
      return new Tried(Optional.of(retried), now, why);
    }
    return new Tried(Optional.of(retried), ruling.get().after(), "");
  }
}
