package org.adjutant.rules.board.sight;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;

/** One thing that a line from hex centre to hex centre meets. */
public sealed interface LineStep {

  /** The line passes through the inside of a hex. */
  record Through(Hex hex) implements LineStep {}

  /**
   * The line crosses from one hex into the next.
   *
   * @param touching empty, or, if the line crosses at the very end of the side, the third hex of
   *     that corner, which the line touches in one point
   */
  record Over(Hexside side, List<Hex> touching) implements LineStep {
    public Over {
      touching = List.copyOf(touching);
    }
  }

  /**
   * The line runs along a hex spine: the whole length of the side between two hexes, inside
   * neither.
   */
  record Spine(Hexside side) implements LineStep {}

  /** The line runs along the side of a hex beyond which the map has none. */
  record Rim(Hex hex) implements LineStep {}

  /** The line passes over ground where the map has no hex. */
  record OffMap() implements LineStep {}
}
