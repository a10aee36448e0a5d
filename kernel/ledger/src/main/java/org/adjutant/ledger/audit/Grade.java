package org.adjutant.ledger.audit;

import java.util.Locale;

/** How far a recorded roll can be trusted. */
public enum Grade {
  /**
   * From the committed seed and what another seat contributed after the action was recorded, as it
   * had pledged before: nobody chose it, and nobody knew it when the action was taken.
   */
  UNFORESEEABLE,
  /** From the committed seed alone: nobody changed it, but who held the store could foresee it. */
  UNALTERED,
  /**
   * From the game's seed on a branch that began when that was public already, because the game had
   * ended before: anybody could foresee it. Only records made before such branches were given seeds
   * of their own have any.
   */
  FORESEEABLE,
  /** Reported by a person; nothing can prove it. */
  REPORTED,
  /** Not to be checked with this copy: the seed, or the roll, is not for its reader's eyes yet. */
  UNPROVED;

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
