package org.adjutant.nomansland.setting.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.adjutant.rules.data.DataException;

/** Rules that hold in some scenarios only and need no number. */
public enum Special {
  /** French half-platoons go in pairs (S01.special.c). */
  PAIRS,

  /** French units in No Man's Land fire only while Pinned (S01.special.d). */
  HOLD_FIRE,

  /** Strafing is forbidden (S02.special.g). */
  NO_STRAFING,

  /** The Defender's trenches are the Hindenburg Line (0.1.k). */
  HINDENBURG,

  /** There are Loopholes (4.3.4). */
  LOOPHOLES,

  /** Red fire does not spread in an unshaken platoon (S09.special.d). */
  COLUMNS,

  /** The Attacker must silence every MG Nest and Pillbox (S10.victory.a). */
  STRONGPOINTS;

  /** The word by which scenarios know it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * @throws DataException if there is no such rule, naming those there are
   */
  public static Special of(String word) {
    for (Special special : values()) {
      if (special.word().equals(word)) {
        return special;
      }
    }
    List<String> words = Arrays.stream(values()).map(Special::word).toList();
    throw new DataException("no special rule is \"" + word + "\"; there are " + words);
  }
}
