package org.adjutant.loos.campaign.forces;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.DataException;

/** The spans that release each German division in each turn (11.3). */
public final class ReleaseTable {
  private final SortedMap<String, SortedMap<Integer, Span>> spans;

  ReleaseTable(SortedMap<String, SortedMap<Integer, Span>> spans) {
    this.spans = new TreeMap<>(spans);
  }

  /** The ids of the divisions, in order. */
  public List<String> divisions() {
    return List.copyOf(spans.keySet());
  }

  /**
   * The span of a division in a turn, 1 or later.
   *
   * @throws DataException if the table has no such division or turn
   */
  public Span span(String division, int turn) {
    Span span = spans.getOrDefault(division, new TreeMap<>()).get(turn);
    if (span == null) {
      throw new DataException(
          "no span for the division "
              + division
              + " in turn "
              + turn
              + "; divisions are "
              + spans.keySet());
    }
    return span;
  }
}
