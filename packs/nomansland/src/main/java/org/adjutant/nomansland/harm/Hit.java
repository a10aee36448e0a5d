package org.adjutant.nomansland.harm;

/** What an attack does to a unit. */
public enum Hit {
  NONE,
  PINNED,

  /** A Loss, and Pinned. */
  LOSS;

  /** What a table cell does to a unit: its words {@code Pinned} and {@code Loss and Pinned}. */
  public static Hit of(String cell) {
    return switch (cell) {
      case "Loss and Pinned" -> LOSS;
      case "Pinned" -> PINNED;
      default -> NONE;
    };
  }
}
