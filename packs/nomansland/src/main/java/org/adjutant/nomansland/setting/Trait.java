package org.adjutant.nomansland.setting;

import java.util.Locale;
import org.adjutant.rules.data.DataException;

/** What the rules ask about a kind of counter beside its values. */
public enum Trait {
  INFANTRY,
  SECTION,

  /** May use K-Bullets: infantry that can fire without red Firepower (NI-112). */
  RIFLE,

  MACHINE_GUN,
  LIGHT_MACHINE_GUN,
  MORTAR,
  BOMBER,
  MOPPER_UP,
  FLAME,
  GRANATENWERFER,
  STOSSTRUPPEN,
  TANK,
  ANTI_TANK,

  /** Cannot move (4.2.2.b, 4.2.3.g). */
  IMMOBILE,

  /** Has the V symbol: fires only to its front (2.1.3.1.o). */
  ARC,

  OFFICER,

  /** A Dugout, a Pillbox or an MG Nest (0.3.c). */
  STRUCTURE,

  AIRCRAFT,

  /** Lies on the map or in a box without being any of the others. */
  MARKER;

  /** The word by which the counter sheet knows it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * @throws DataException if there is no such trait
   */
  static Trait of(String word) {
    for (Trait trait : values()) {
      if (trait.word().equals(word)) {
        return trait;
      }
    }
    throw new DataException("there is no trait \"" + word + "\"");
  }

  /** Whether a counter that has it is no fighting unit (0.3.a). */
  boolean excludesFighting() {
    return this == OFFICER || this == STRUCTURE || this == AIRCRAFT || this == MARKER;
  }
}
