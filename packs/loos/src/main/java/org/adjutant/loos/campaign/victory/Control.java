package org.adjutant.loos.campaign.victory;

import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

/** Who controls the hexes of towns (12.3). */
public final class Control {
  private Control() {}

  /** Who controls a town hex; the German, until a British unit has entered (12.3.b, c). */
  public static SideId holder(Situation situation, Hex hex) {
    return situation.position().control(hex).orElse(Store.GERMAN);
  }

  /** How many hexes of a town a side controls. */
  static int heldBy(Situation situation, Town town, SideId side) {
    int held = 0;
    for (Hex hex : town.hexes()) {
      held += holder(situation, hex).equals(side) ? 1 : 0;
    }
    return held;
  }

  /** True if the side controls all hexes of the town (12.3.a). */
  static boolean isHeldBy(Situation situation, Town town, SideId side) {
    return heldBy(situation, town, side) == town.hexes().size();
  }
}
