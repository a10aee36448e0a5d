package org.adjutant.loos.series.combat.retreat;

import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/** What a title may rule otherwise about retreats (8.3). */
public interface RetreatRule {
  /** Friends may be displaced, and nothing but 8.3 bars the way or ends it early. */
  RetreatRule SERIES = new RetreatRule() {};

  /** Whether a retreating unit may push friends out of its last hex (8.3.1). */
  default boolean displaces() {
    return true;
  }

  /**
   * Whether a unit that its friends keep from a complete retreat stands and loses a step, instead
   * of stopping short of it.
   */
  default boolean standsBeforeFriends() {
    return false;
  }

  /** Whether the unit may enter the hex, beyond what 8.3 says of it. */
  default boolean admits(Situation situation, Unit unit, Hex to) {
    return true;
  }

  /** Whether a retreat is complete on entering the hex, however far it was to go. */
  default boolean endsIn(Situation situation, Unit unit, Hex hex) {
    return false;
  }
}
