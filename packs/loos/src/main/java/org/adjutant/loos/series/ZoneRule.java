package org.adjutant.loos.series;

import org.adjutant.rules.board.Place.Hex;

/**
 * Whether the ZOC of a unit that has one reaches from its hex into an adjacent one. A title may bar
 * it (6.0).
 */
@FunctionalInterface
public interface ZoneRule {
  /** It reaches all six hexes around it, whatever the terrain. */
  ZoneRule SERIES = (situation, unit, from, to) -> true;

  boolean reaches(Situation situation, Unit unit, Hex from, Hex to);
}
