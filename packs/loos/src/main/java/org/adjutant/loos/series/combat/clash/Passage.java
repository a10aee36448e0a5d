package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.effect.Effect;

/** What a unit changes in the hexes it enters by retreat, displacement or advance. */
@FunctionalInterface
public interface Passage {
  /** It changes nothing. */
  Passage SERIES = (situation, unit, entered) -> List.of();

  /**
   * The changes, beside the unit's being there.
   *
   * @param entered the hexes in the order entered, the last of which it stays in
   */
  List<Effect> of(Situation situation, Unit unit, List<Hex> entered);
}
