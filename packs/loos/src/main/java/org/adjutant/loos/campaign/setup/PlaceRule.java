package org.adjutant.loos.campaign.setup;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.spi.Duty;

/** Where a side may deploy, and what must be done before it is ready. */
interface PlaceRule {
  /**
   * Why a unit may not be deployed in a hex, wherever it is itself; nothing if it may. Whatever
   * bars it does so no less when more units are on the map.
   */
  List<Bar> bars(Situation situation, Unit unit, Hex hex);

  /** What is wrong or missing in the set-up as it stands. */
  List<Duty> missing(Situation situation);

  /** Hexes worth putting the unit in now, such that the set-up can still be finished. */
  List<Hex> suggestions(Situation situation, Unit unit);
}
