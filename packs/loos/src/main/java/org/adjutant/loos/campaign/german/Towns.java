package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.campaign.victory.Control;
import org.adjutant.loos.campaign.victory.CountedTowns;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;

/** The town hexes in which a replacement may be placed (11.4.d, LI-17, LI-81). */
final class Towns {
  static final String BY_HEX = "loos:LI-17";
  static final String CITIES = CountedTowns.CITIES;
  private static final int WHOLE_TOWN = 2;

  private final CountedTowns towns;

  Towns(CampaignMap map) {
    this.towns = new CountedTowns(map);
  }

  /**
   * The hexes that are in German hands and empty, by town.
   *
   * @param control the reading of LI-17
   * @param cities the reading of LI-81
   */
  List<Hex> open(Situation situation, int control, int cities) {
    List<Hex> open = new ArrayList<>();
    for (Town town : towns.by(cities)) {
      List<Hex> hexes = town.hexes();
      boolean whole = hexes.stream().allMatch(hex -> isGerman(situation, hex));
      for (Hex hex : hexes) {
        if (situation.isVacant(hex) && (control == WHOLE_TOWN ? whole : isGerman(situation, hex))) {
          open.add(hex);
        }
      }
    }
    return open;
  }

  private static boolean isGerman(Situation situation, Hex hex) {
    return Control.holder(situation, hex).equals(Store.GERMAN);
  }
}
