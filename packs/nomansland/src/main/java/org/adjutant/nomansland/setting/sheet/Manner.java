package org.adjutant.nomansland.setting.sheet;

import java.util.Locale;
import org.adjutant.rules.data.DataException;

/** How units that are set up by a rule of the scenario stand to each other. */
public enum Manner {
  /** Stacked two by two. */
  PAIRS,

  /** In hexes of one row without a gap (NI-134). */
  TOGETHER,

  /** No stack beside another. */
  APART,

  /** Not at the start of the game but when the scenario calls them (NI-144). */
  LATER;

  static Manner of(String word) {
    for (Manner manner : values()) {
      if (manner.name().toLowerCase(Locale.ROOT).equals(word)) {
        return manner;
      }
    }
    throw new DataException("units stand pairs, together, apart or later, not \"" + word + "\"");
  }
}
