package org.adjutant.rules.rulebook;

import org.adjutant.rules.data.DataException;

/**
 * The id of a rule statement, {@code loos:8.3.d}, or of an interpretation, {@code loos:LI-27}: the
 * pack, a colon, the number.
 */
public record RuleId(String text) implements Comparable<RuleId> {
  public RuleId {
    int colon = text.indexOf(':');
    if (colon < 1 || colon == text.length() - 1) {
      throw new DataException(
          "a rule id is written pack:number, like loos:8.3.d, not \"" + text + "\"");
    }
  }

  public static RuleId of(String text) {
    return new RuleId(text);
  }

  public String pack() {
    return text.substring(0, text.indexOf(':'));
  }

  public String number() {
    return text.substring(text.indexOf(':') + 1);
  }

  @Override
  public int compareTo(RuleId other) {
    return text.compareTo(other.text);
  }

  @Override
  public String toString() {
    return text;
  }
}
