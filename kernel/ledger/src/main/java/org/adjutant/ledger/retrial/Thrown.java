package org.adjutant.ledger.retrial;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * Dice that fell in a recorded game.
 *
 * @param key of their roll
 * @param origin the word recorded for where they came from
 */
public record Thrown(String key, List<Integer> dice, String origin) {
  public Thrown {
    dice = List.copyOf(dice);
  }

  /**
   * Reads the facts of dice that fell.
   *
   * @throws org.adjutant.rules.data.DataException if they are damaged, or withheld
   */
  static Thrown read(Data facts) {
    return new Thrown(
        facts.text("key"),
        facts.get("dice").items().stream().map(Data::integer).toList(),
        facts.text("origin"));
  }
}
