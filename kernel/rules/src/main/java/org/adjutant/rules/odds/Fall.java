package org.adjutant.rules.odds;

import java.util.List;

/**
 * A way in which the dice of a roll may fall, standing for all that come to the same.
 *
 * @param dice one of them, a face for each die
 * @param chances of any of them
 */
public record Fall(List<Integer> dice, Chances chances) {
  public Fall {
    dice = List.copyOf(dice);
  }

  public int sum() {
    return dice.stream().mapToInt(Integer::intValue).sum();
  }
}
