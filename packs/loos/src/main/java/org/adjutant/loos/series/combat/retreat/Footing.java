package org.adjutant.loos.series.combat.retreat;

import org.adjutant.rules.board.Place.Hex;

/** What one retreating unit meets on the map. Hexes are on the map, neighbours are adjacent. */
interface Footing {
  /**
   * Whether the unit may step from a hex to a neighbour, friends apart: no enemy stands there, no
   * enemy zone of control reaches there, and neither hex nor hexside is prohibited to it.
   */
  boolean admits(Hex from, Hex to);

  /** Whether another unit of its own side stands in the hex. */
  boolean holdsFriend(Hex hex);

  /** Whether the friend in the hex can be pushed on, so that the unit can end there. */
  boolean clears(Hex hex);

  /** Whether the unit may end with the friend in the hex, for want of a vacant one. */
  boolean joins(Hex hex);

  /** Whether a retreat is over on entering the hex, however far it was to go. */
  boolean endsIn(Hex hex);

  /** Whether a retreat that is over early costs a step for what is missing. */
  boolean endingEarlyCosts();
}
