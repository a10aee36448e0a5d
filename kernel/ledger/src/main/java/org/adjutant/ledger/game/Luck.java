package org.adjutant.ledger.game;

import java.util.Locale;

/** Where the dice of a branch come from. */
public enum Luck {
  /** The branch's own committed seed. */
  FRESH,
  /** What the parent has recorded under the same key; all others fresh. */
  SAME,
  /**
   * After a take-back: the same input at the same position gets its recorded dice again; all others
   * fresh.
   */
  AGAIN,
  /** Real dice, reported by people. */
  REPORTED;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @throws GameException if the word is none of these
   */
  public static Luck of(String word) {
    for (Luck luck : values()) {
      if (luck.word().equals(word)) {
        return luck;
      }
    }
    throw new GameException("dice are fresh, same, again or reported, not \"" + word + "\"");
  }
}
