package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * The results of one die that release a division (11.3). Written {@code none}, {@code 1}, {@code
 * 1-3}.
 *
 * @param from the lowest, 1 to 6
 * @param to the highest, 1 to 6; lower than {@code from} if no result releases it
 */
public record Span(int from, int to, Provenance provenance) {
  private static final String NONE = "none";

  static Span parse(String text, Provenance provenance) {
    if (text.equals(NONE)) {
      return new Span(1, 0, provenance);
    }
    if (!text.matches("[1-6](-[1-6])?") || text.charAt(0) > text.charAt(text.length() - 1)) {
      throw new DataException(
          "a span is none, one result of a die, 1, or two in order, 1-3, not \"" + text + "\"");
    }
    return new Span(text.charAt(0) - '0', text.charAt(text.length() - 1) - '0', provenance);
  }

  /** Whether this result of a die, 1 to 6, releases the division. */
  public boolean contains(int die) {
    return from <= die && die <= to;
  }

  @Override
  public String toString() {
    if (to < from) {
      return NONE;
    }
    return from == to ? Integer.toString(from) : from + "-" + to;
  }
}
