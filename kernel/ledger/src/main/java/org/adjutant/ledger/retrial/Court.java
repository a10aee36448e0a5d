package org.adjutant.ledger.retrial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;

/** Decides recorded rulings again, and compares. */
final class Court {
  /** Outcomes of a roll that was never made are listed if so many rulings show them. */
  private static final int FEW = 216;

  private final Conditions conditions;
  private final Bench bench;

  Court(Conditions conditions, Map<String, Integer> readings) {
    this.conditions = conditions;
    this.bench = new Bench(conditions, readings);
  }

  /** What was decided, and what that is beside the record. */
  record Decided(Retried retried, Optional<Ruling> ruling) {}

  /**
   * One ruling on its own recorded position, with the dice recorded in it. Flipped readings do not
   * count where a reading is changed: that would be no change then.
   */
  Decided again(Recorded recorded, Position was) {
    Map<String, Thrown> dice;
    Input input;
    try {
      input = recorded.input();
      dice = RecordedChance.byKey(recorded.dice());
    } catch (RuntimeException e) {
      return notJudged(recorded, was, "the record cannot be read: " + e.getMessage());
    }
    boolean asRecorded = recorded.opens() || changed(input).isPresent();
    return again(recorded, was, asRecorded ? was : conditions.on(was), input, dice);
  }

  /**
   * An input on any position, beside the ruling recorded of it.
   *
   * @param known all dice that may fall
   */
  Decided again(
      Recorded recorded, Position was, Position before, Input input, Map<String, Thrown> known) {
    RecordedChance chance = new RecordedChance(known);
    Ruling now;
    try {
      now = decided(recorded, before, input, chance);
    } catch (InputException e) {
      return notJudged(recorded, was, "it can no longer be understood: " + e.getMessage());
    } catch (RuntimeException e) {
      return notJudged(recorded, was, "the pack failed: " + e.getMessage());
    }
    try {
      return beside(recorded, was, before, input, now, chance);
    } catch (RuntimeException e) {
      return notJudged(recorded, was, "it cannot be compared: " + e.getMessage());
    }
  }

  private Ruling decided(Recorded recorded, Position before, Input input, RecordedChance chance) {
    Ruling now =
        recorded.opens()
            ? bench.open(recorded, input, chance)
            : bench.decide(before, input, chance);
    return recorded.viewer().isUmpire() ? now : Seen.by(recorded.viewer(), before, now);
  }

  /** A ruling that was made of a recorded input elsewhere, beside the record. */
  Retried compared(Recorded recorded, Position was, Position before, Ruling now) {
    Comparison both = new Comparison(recorded, now, was, before, conditions);
    return both.identical()
        ? Retried.same(recorded, was)
        : new Retried(
            recorded,
            was,
            both.verdict(),
            "",
            Optional.of(now),
            both.parting(),
            List.of(),
            Optional.empty(),
            Optional.empty());
  }

  private Decided beside(
      Recorded recorded,
      Position was,
      Position before,
      Input input,
      Ruling now,
      RecordedChance chance) {
    Comparison both = new Comparison(recorded, now, was, before, conditions);
    if (both.identical()) {
      return new Decided(Retried.same(recorded, was), Optional.of(now));
    }
    Optional<RecordedChance.Missing> missing =
        recorded.waits() ? Optional.empty() : chance.missing();
    Verdict verdict = both.verdict();
    if (missing.isPresent() && verdict != Verdict.NEWLY_PERMITTED) {
      verdict = Verdict.UNDETERMINED;
    }
    Optional<Forecast> outcomes =
        missing.map(roll -> Odds.of(conditions.title()).atMost(FEW).from(now.after()));
    Retried retried =
        new Retried(
            recorded,
            was,
            verdict,
            "",
            Optional.of(now),
            both.parting(),
            unused(recorded, input, chance),
            missing.map(RecordedChance.Missing::key),
            outcomes);
    return new Decided(retried, Optional.of(now));
  }

  /**
   * Recorded dice that nobody asked for; those that were submitted themselves are not among them.
   */
  private static List<Thrown> unused(Recorded recorded, Input input, RecordedChance chance) {
    List<Thrown> dice = recorded.dice();
    return chance.unused(input instanceof Input.Dice ? dice.subList(1, dice.size()) : dice);
  }

  /** What an agreement to read something otherwise changes; empty for any other input. */
  static Optional<Data> changed(Input input) {
    return Engine.overruling(input).flatMap(args -> args.find("readings"));
  }

  static Decided hidden(Recorded recorded, Position was, String why) {
    return new Decided(Retried.hidden(recorded, was, why), Optional.empty());
  }

  static Decided notJudged(Recorded recorded, Position was, String why) {
    return new Decided(Retried.notJudged(recorded, was, why), Optional.empty());
  }
}
