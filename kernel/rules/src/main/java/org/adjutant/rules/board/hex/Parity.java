package org.adjutant.rules.board.hex;

import org.adjutant.rules.data.DataException;

/** Even or odd, of a printed column or row number. */
public enum Parity {
  EVEN,
  ODD;

  /** Whether a number is of this parity. */
  public boolean of(int number) {
    return (Math.floorMod(number, 2) == 0) == (this == EVEN);
  }

  static Parity parse(String text) {
    if (text.equals("even")) {
      return EVEN;
    }
    if (text.equals("odd")) {
      return ODD;
    }
    throw new DataException("write \"even\" or \"odd\", not \"" + text + "\"");
  }
}
