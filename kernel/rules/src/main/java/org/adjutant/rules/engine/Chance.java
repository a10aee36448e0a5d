package org.adjutant.rules.engine;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Roll;

/**
 * Chance as a seat: answers a roll at once, or leaves it open for somebody to report. A pure
 * function of roll and clock.
 */
@FunctionalInterface
public interface Chance {
  /** Leaves every roll open. */
  Chance NONE = (roll, clock) -> Optional.empty();

  /** The dice for a roll, or nothing if it has to wait. */
  Optional<Fallen> answer(Roll roll, Clock clock);

  /** Dice and where they come from: {@code seed}, {@code reported by NAME}, {@code recorded}. */
  record Fallen(List<Integer> dice, String origin) {
    public Fallen {
      dice = List.copyOf(dice);
    }
  }
}
