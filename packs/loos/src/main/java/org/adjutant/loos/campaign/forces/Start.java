package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.data.DataException;

/** Where the units of a division begin the game. */
public enum Start {
  /** A British division in a sector of the front line (11.6). */
  SECTOR("sector"),
  /** A British division in the box of available reserves (11.6, 11.7). */
  RESERVES("reserves"),
  /** A German division set up on the map (11.2). */
  FIELD("field"),
  /** A German division that enters when it is released (11.3). */
  RELEASE("release");

  private final String word;

  Start(String word) {
    this.word = word;
  }

  static Start parse(String word) {
    for (Start start : values()) {
      if (start.word.equals(word)) {
        return start;
      }
    }
    throw new DataException(
        "a division starts in sector, reserves, field or release, not \"" + word + "\"");
  }

  @Override
  public String toString() {
    return word;
  }
}
