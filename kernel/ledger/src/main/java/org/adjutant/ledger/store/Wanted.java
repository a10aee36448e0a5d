package org.adjutant.ledger.store;

import java.util.List;

/**
 * Which events to read, by the names of their types.
 *
 * @param only true for these names alone, false for all but these
 */
public record Wanted(List<String> names, boolean only) {
  /** Every event. */
  public static final Wanted ALL = new Wanted(List.of(), false);

  public Wanted {
    names = List.copyOf(names);
  }

  public static Wanted only(String... names) {
    return new Wanted(List.of(names), true);
  }

  public static Wanted except(String... names) {
    return new Wanted(List.of(names), false);
  }

  String condition() {
    if (names.isEmpty()) {
      return only ? " AND 1 = 0" : "";
    }
    return (only ? " AND name IN (?" : " AND name NOT IN (?")
        + ", ?".repeat(names.size() - 1)
        + ")";
  }
}
