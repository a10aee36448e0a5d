package org.adjutant.loos.series;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** Whom terrain is prohibited to (5.2). */
public enum Prohibition {
  NOBODY,
  MOBILE,
  LEG,
  ALL;

  public boolean bars(Unit unit) {
    return this == ALL || this != NOBODY && (this == MOBILE) == unit.isMobile();
  }

  /** What is prohibited to those that either prohibits it to. */
  Prohibition and(Prohibition other) {
    if (this == NOBODY || this == other) {
      return other;
    }
    return other == NOBODY ? this : ALL;
  }

  /** Reads {@code true}, {@code false}, {@code "mobile"} or {@code "leg"}. */
  static Prohibition parse(Data data) {
    if (data instanceof Data.Flag all) {
      return all.value() ? ALL : NOBODY;
    }
    return switch (data.text()) {
      case "mobile" -> MOBILE;
      case "leg" -> LEG;
      default ->
          throw new DataException(
              "\"prohibited\" is true, false, \"mobile\" or \"leg\", not \"" + data.text() + "\"");
    };
  }
}
