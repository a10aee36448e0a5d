package org.adjutant.kit.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Roll;

/**
 * Dice that depend on a seed and the roll's key alone: the same in every run, on any machine. For
 * tests, not for games.
 */
public record SeededChance(long seed) implements Chance {
  @Override
  public Optional<Fallen> answer(Roll roll, Clock clock) {
    long mixed = seed;
    String key = roll.key(clock);
    for (int i = 0; i < key.length(); i++) {
      mixed = mixed * 31 + key.charAt(i);
    }
    SplittableRandom random = new SplittableRandom(mixed);
    List<Integer> dice = new ArrayList<>();
    for (int faces : roll.faces()) {
      dice.add(random.nextInt(1, faces + 1));
    }
    return Optional.of(new Fallen(dice, "seed"));
  }
}
