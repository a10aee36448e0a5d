package org.adjutant.ledger.retrial;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Roll;

/**
 * Chance that has nothing but dice that fell already, by the keys of their rolls; a roll that was
 * never made is left open. For one ruling, used once.
 */
final class RecordedChance implements Chance {
  private final Map<String, Thrown> known;
  private final Set<String> used = new LinkedHashSet<>();
  private Optional<Missing> missing = Optional.empty();

  /** A roll that was never made. */
  record Missing(String key, Roll roll) {}

  RecordedChance(Map<String, Thrown> known) {
    this.known = known;
  }

  static Map<String, Thrown> byKey(List<Thrown> dice) {
    Map<String, Thrown> known = new LinkedHashMap<>();
    dice.forEach(thrown -> known.put(thrown.key(), thrown));
    return known;
  }

  @Override
  public Optional<Fallen> answer(Roll roll, Clock clock) {
    String key = roll.key(clock);
    Thrown thrown = known.get(key);
    if (thrown == null || !roll.fits(thrown.dice())) {
      missing = Optional.of(new Missing(key, roll));
      return Optional.empty();
    }
    used.add(key);
    return Optional.of(new Fallen(thrown.dice(), thrown.origin()));
  }

  /** The roll that could not be answered, and at which the ruling ended. */
  Optional<Missing> missing() {
    return missing;
  }

  /** Which of these dice nobody asked for. */
  List<Thrown> unused(List<Thrown> dice) {
    return dice.stream().filter(thrown -> !used.contains(thrown.key())).toList();
  }
}
