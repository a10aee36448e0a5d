package org.adjutant.rules.board.sight;

import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;

/**
 * What stops a line of sight, as a title sees it. Distances in hexes tell where on the line a thing
 * stands, for titles with heights: {@code near} from the viewer and {@code far} to the target. For
 * sight to be mutual, swapping the two must not change an answer unless viewer and target are
 * swapped too.
 */
@FunctionalInterface
public interface Blocker {
  /** Whether a hex stops a line through it. The two end hexes are never asked about. */
  boolean hex(Hex hex, int near, int far);

  /**
   * Whether a hexside stops a line across it.
   *
   * @param near distance from the viewer to the side's hex on his side
   * @param far distance from the side's hex on the other side to the target
   */
  default boolean hexside(Hexside side, int near, int far) {
    return false;
  }

  /**
   * Whether a spine stops a line along it; as a rule if the hexes on both its sides do.
   *
   * @param side the side along which the line runs
   * @param one whether its first hex would stop the line
   * @param other whether its second hex would
   */
  default boolean spine(Hexside side, boolean one, boolean other) {
    return one && other;
  }

  /** Whether the line may not pass where the map has no hex; as a rule it may. */
  default boolean offMap() {
    return false;
  }
}
