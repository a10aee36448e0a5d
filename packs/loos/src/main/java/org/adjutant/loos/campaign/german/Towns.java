package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.campaign.victory.Control;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;

/** The town hexes in which a replacement may be placed (11.4.d, LI-17, LI-81). */
final class Towns {
  static final String BY_HEX = "loos:LI-17";
  static final String CITIES = "loos:LI-81";
  private static final int WHOLE_TOWN = 2;
  private static final int NO_CITIES = 2;

  private final CampaignMap map;

  Towns(CampaignMap map) {
    this.map = map;
  }

  /**
   * The hexes that are in German hands and empty, by town.
   *
   * @param control the reading of LI-17
   * @param cities the reading of LI-81
   */
  List<Hex> open(Situation situation, int control, int cities) {
    List<Hex> open = new ArrayList<>();
    for (Town town : map.towns()) {
      List<Hex> hexes =
          town.hexes().stream()
              .filter(hex -> cities != NO_CITIES || !map.map().has(hex, MapWords.CITY))
              .toList();
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
