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
  REPORTED,
  /**
   * The branch's own committed seed with a contribution mixed in, which another seat makes after
   * the action is recorded: nobody can foresee them, whoever holds the store included.
   */
  SHARED;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** True if the dice do not fall with the action, but wait for somebody. */
  public boolean waits() {
    return this == REPORTED || this == SHARED;
  }

  /** Where the dice come from on a branch that takes this one back. */
  public Luck takenBack() {
    return waits() ? this : AGAIN;
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
    throw new GameException(
        "dice are fresh, same, again, reported or shared, not \"" + word + "\"");
  }
}
