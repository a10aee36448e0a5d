package org.adjutant.loos.series;

import org.adjutant.rules.board.Place.Hex;

/** Whether a unit's ZOC reaches from its hex into an adjacent one. A title may bar it (6.0). */
@FunctionalInterface
public interface ZoneRule {
  /** Each unit that has a ZOC at all exerts it on all six hexes around it, whatever the terrain. */
  ZoneRule SERIES = (situation, unit, from, to) -> unit.hasZoc();

  boolean reaches(Situation situation, Unit unit, Hex from, Hex to);
}
