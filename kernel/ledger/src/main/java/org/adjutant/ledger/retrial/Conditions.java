package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Title;

/**
 * By what is judged.
 *
 * @param title the rules, on the data that are to count
 * @param flips by the id of an interpretation the reading that is to hold throughout; all others
 *     hold as recorded, so one that was changed in mid-game is honoured from there on
 */
public record Conditions(Title title, Map<String, Integer> flips) {

  /**
   * @throws org.adjutant.rules.data.DataException naming the nearest interpretations or the
   *     readings there are, if the title has none such
   */
  public Conditions {
    flips = Collections.unmodifiableMap(new TreeMap<>(flips));
    flips.forEach((id, reading) -> title.interpretations().get(RuleId.of(id)).require(reading));
  }

  /** The recorded readings hold. */
  public static Conditions of(Title title) {
    return new Conditions(title, Map.of());
  }

  /** A position with the readings that are to hold. It is the same one if they hold already. */
  Position on(Position recorded) {
    if (flips.isEmpty()) {
      return recorded;
    }
    List<Effect> set = new ArrayList<>();
    flips.forEach(
        (id, reading) -> {
          int now = recorded.reading(id).orElseGet(() -> title.interpretations().byDefault(id));
          if (now != reading) {
            set.add(new SetReading(id, reading));
          }
        });
    return set.isEmpty() ? recorded : Effects.fold(recorded, set);
  }
}
