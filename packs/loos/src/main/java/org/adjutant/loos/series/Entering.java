package org.adjutant.loos.series;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.spi.Play;

/**
 * What follows at once when a unit comes into hexes, by moving, placing, retreat or advance:
 * control of them, or the end of the game. Whoever moves a unit adds these effects to the same
 * event.
 */
@FunctionalInterface
public interface Entering {
  /** The series knows no such thing; a scenario does. */
  Entering NOTHING = (situation, unit, hexes) -> List.of();

  /**
   * The effects.
   *
   * @param situation as it is before
   * @param hexes those it comes into, in order, without the one it leaves
   */
  List<Effect> effects(Situation situation, Unit unit, List<Hex> hexes);

  /**
   * What is settled after the event by which a unit came into hexes or left the map: records the
   * end of the game, if it is reached.
   *
   * @param situation as it is after the event
   * @param unit as it was before
   * @param hexes those it came into, in order; none if it left the map
   */
  default void settle(Play play, Situation situation, Unit unit, List<Hex> hexes) {}
}
