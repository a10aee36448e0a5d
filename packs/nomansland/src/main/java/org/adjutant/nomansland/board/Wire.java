package org.adjutant.nomansland.board;

/** The state of the wire in a hex (0.1.i, 2.1.2.1.i). */
public enum Wire {
  NONE,
  BREACH,
  DAMAGED,
  INTACT,
  THICK;

  /** The word by which data and positions know it. */
  public String word() {
    return switch (this) {
      case NONE -> "none";
      case BREACH -> "breach";
      case DAMAGED -> "damaged";
      case INTACT -> "intact";
      case THICK -> "thick";
    };
  }

  /** The grade a word stands for. @throws IllegalArgumentException if there is no such word */
  public static Wire of(String word) {
    for (Wire wire : values()) {
      if (wire.word().equals(word)) {
        return wire;
      }
    }
    throw new IllegalArgumentException(
        "wire is none, breach, damaged, intact or thick, not \"" + word + "\"");
  }

  /** Whether it is in the way: neither gone nor breached. */
  public boolean holds() {
    return this == DAMAGED || this == INTACT || this == THICK;
  }
}
