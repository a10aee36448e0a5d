package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.ruling.Finding;

/**
 * Who goes along when a unit retreats or advances; a title with stacks may have such. They end
 * underneath it.
 */
public interface Followers {
  /** Nobody: a unit is alone in its hex (5.3). */
  Followers SERIES = new Followers() {};

  /** Those that go where the unit goes. */
  default List<Unit> of(Situation situation, Unit unit) {
    return List.of();
  }

  /** What the trail says of a unit that goes along with another. */
  default List<Finding> remarks(Situation situation, Unit unit, Unit follower) {
    return List.of();
  }

  /** Whether one that was taken along by an advance does nothing more in the player turn (8.5). */
  default boolean freeze(Situation situation) {
    return true;
  }

  /** The units of which one loses the step by which a unit stands instead of retreating (8.4). */
  default List<Unit> resisting(Situation situation, Unit unit) {
    return List.of(unit);
  }

  /** Those that lose a step with the unit when its retreat falls short (8.3). */
  default List<Unit> fallShortWith(Situation situation, Unit unit) {
    return List.of();
  }

  /** Those that are eliminated with the unit when De or Ae strikes it. */
  default List<Unit> perishWith(Situation situation, Unit unit) {
    return List.of();
  }
}
