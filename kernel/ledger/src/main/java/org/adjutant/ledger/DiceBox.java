package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.adjutant.ledger.dice.Dice;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Roll;

/**
 * The dice of a branch: what is recorded already where that is to count, else what the branch's
 * seed gives for the key.
 */
final class DiceBox implements Chance {
  private final Optional<Seed> seed;
  private final Function<String, Optional<List<Integer>>> recorded;

  /**
   * @param seed of the branch; empty where dice are reported
   * @param recorded dice by the key of their roll, where recorded ones are to fall again
   */
  DiceBox(Optional<Seed> seed, Function<String, Optional<List<Integer>>> recorded) {
    this.seed = seed;
    this.recorded = recorded;
  }

  @Override
  public Optional<Fallen> answer(Roll roll, Clock clock) {
    String key = roll.key(clock);
    Optional<List<Integer>> again = recorded.apply(key).filter(roll::fits);
    if (again.isPresent()) {
      return Optional.of(new Fallen(again.get(), "recorded"));
    }
    return seed.map(s -> new Fallen(Dice.roll(s, key, roll.faces()), "seed"));
  }
}
