package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/**
 * What a way does beside getting there, in words; two ways with the same words are as good as one,
 * and nobody is asked which he meant.
 */
@FunctionalInterface
public interface RouteEffect {
  /** Passing through a hex changes nothing in it. */
  RouteEffect SERIES = (situation, unit, path) -> List.of();

  List<String> of(Situation situation, Unit unit, List<Hex> path);
}
