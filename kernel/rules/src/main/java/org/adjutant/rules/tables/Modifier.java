package org.adjutant.rules.tables;

import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleId;

/**
 * One entry of a list of die modifiers.
 *
 * @param when the case, in our words
 * @param add what is added to the die; may be negative
 */
public record Modifier(String id, String when, int add, RuleId rule, Provenance provenance) {
  @Override
  public String toString() {
    return (add < 0 ? "" : "+") + add + " " + when;
  }
}
