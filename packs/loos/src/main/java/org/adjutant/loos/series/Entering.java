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
   * @param units as they were before: one, and those that went along with it
   * @param hexes those they came into, in order; none if they left the map
   */
  default void settle(Play play, Situation situation, List<Unit> units, List<Hex> hexes) {}
}
