package org.adjutant.loos.campaign.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.MapWords;
import org.adjutant.loos.campaign.map.Town;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;

/**
 * Which hexes are town hexes: by the second reading of LI-81 those of cities are none, for
 * replacements (11.4) as for the count of towns (12.3).
 */
public final class CountedTowns {
  /** Whether the hexes of cities are town hexes. */
  public static final String CITIES = "loos:LI-81";

  private static final int NO_CITIES = 2;

  private final List<Town> all;
  private final List<Town> withoutCities = new ArrayList<>();

  public CountedTowns(CampaignMap map) {
    this.all = map.towns();
    for (Town town : all) {
      List<Hex> hexes =
          town.hexes().stream().filter(hex -> !map.map().has(hex, MapWords.CITY)).toList();
      if (!hexes.isEmpty()) {
        withoutCities.add(new Town(town.name(), hexes));
      }
    }
  }

  /** The towns with their town hexes, by the reading of {@link #CITIES}. */
  public List<Town> by(int reading) {
    return reading == NO_CITIES ? withoutCities : all;
  }

  List<Town> in(Situation situation) {
    return by(situation.reading(CITIES).number());
  }
}
