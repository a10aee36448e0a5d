package org.adjutant.loos.series.outlook;

import java.util.Map;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

/** What a rule of victory says is to be won on the map. */
@FunctionalInterface
public interface Prizes {
  /**
   * What entering a hex would be worth to a side, in hundredths of a point; hexes worth nothing are
   * left out.
   */
  Map<Hex, Integer> of(Situation situation, SideId side);
}
