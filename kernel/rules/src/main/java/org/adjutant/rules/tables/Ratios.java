package org.adjutant.rules.tables;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.adjutant.rules.data.DataException;

/**
 * Columns of odds, attacker to defender, from the least to the greatest: {@code 1:2}, {@code 3:2}.
 */
public final class Ratios implements Axis {
  private static final Pattern FORM = Pattern.compile("(\\d{1,4}):(\\d{1,4})");

  /** How far before the first column an attack of no strength stands; no shift makes it up. */
  private static final int OUT_OF_REACH = 1_000_000;

  private final List<String> labels;
  private final int[] attack;
  private final int[] defence;

  /**
   * @throws DataException if a label is no ratio, or no greater than the one before it
   */
  public Ratios(List<String> labels) {
    this.labels = List.copyOf(labels);
    if (labels.isEmpty()) {
      throw new DataException("there is not one label");
    }
    this.attack = new int[labels.size()];
    this.defence = new int[labels.size()];
    for (int n = 0; n < labels.size(); n++) {
      Matcher form = FORM.matcher(labels.get(n));
      if (!form.matches()) {
        throw new DataException("odds are written 3:1, not \"" + labels.get(n) + "\"");
      }
      attack[n] = Integer.parseInt(form.group(1));
      defence[n] = Integer.parseInt(form.group(2));
      if (attack[n] == 0 || defence[n] == 0) {
        throw new DataException("odds have no 0: " + labels.get(n));
      }
      if (n > 0 && attack[n] * defence[n - 1] <= attack[n - 1] * defence[n]) {
        throw new DataException(labels.get(n) + " is no better than " + labels.get(n - 1));
      }
    }
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  /**
   * The place of the best column that the strengths reach in full, so that a fraction is rounded in
   * the defender's favour. Odds beyond either end count on, one place for each whole step (9:1
   * after 8:1, 1:5 before 1:4), so that column shifts are reckoned from where the odds truly stand.
   *
   * @param attacker 0 or more
   * @param defender 1 or more
   */
  public int find(int attacker, int defender) {
    if (attacker < 0 || defender < 1) {
      throw new DataException(
          "odds are of a strength of 0 or more to one of 1 or more, not "
              + attacker
              + " to "
              + defender);
    }
    for (int n = size() - 1; n >= 0; n--) {
      if ((long) attacker * defence[n] >= (long) defender * attack[n]) {
        int beyond = attacker / defender - attack[n] / defence[n];
        return n == size() - 1 ? n + Math.max(0, beyond) : n;
      }
    }
    if (attacker == 0) {
      return -OUT_OF_REACH;
    }
    return -Math.max(1, up(defender, attacker) - up(defence[0], attack[0]));
  }

  private static int up(int a, int b) {
    return (a + b - 1) / b;
  }

  /** The odds in words: {@code 3:1}, {@code 1:2}, rounded in the defender's favour. */
  static String simplest(int attacker, int defender) {
    if (attacker >= defender) {
      return attacker / defender + ":1";
    }
    return attacker == 0 ? "0:1" : "1:" + up(defender, attacker);
  }
}
