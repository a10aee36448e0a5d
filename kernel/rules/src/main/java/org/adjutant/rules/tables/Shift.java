package org.adjutant.rules.tables;

import org.adjutant.rules.rulebook.RuleId;

/**
 * A shift of the column, listed on its own so that a ruling can name it.
 *
 * @param why in a few words: {@code concentric attack}
 * @param columns to the right if positive, to the left if negative
 */
public record Shift(RuleId rule, String why, int columns) {
  @Override
  public String toString() {
    return why + " " + (columns < 0 ? -columns + "L" : columns + "R");
  }
}
