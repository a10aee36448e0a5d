package org.adjutant.nomansland.setting;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;

/**
 * The printed map without the terrain that does not count in a scenario (S01.special.g, NI-154), so
 * that the board shows what is in force. A layer of terrain goes if it is that of an ignored
 * region. Regions stay.
 */
final class MapInForce {
  private static final String TERRAIN = "terrain";
  private static final String HEXES = "hexes";
  private static final String REGIONS = "regions";
  private static final String POSTS = "POSTS";

  private MapInForce() {}

  static HexMap of(Data map, Scenario scenario) {
    HexMap whole = HexMap.parse(map);
    List<String> gone = new ArrayList<>(scenario.ignored());
    if (scenario.defender().post().isEmpty()) {
      gone.add(POSTS);
    }
    List<Data> hexes = new ArrayList<>();
    for (String region : gone) {
      map.find(REGIONS).flatMap(all -> all.find(region)).ifPresent(r -> hexes.add(r.get(HEXES)));
    }
    if (hexes.isEmpty() || !map.has(TERRAIN)) {
      return whole;
    }
    List<Data> kept =
        map.get(TERRAIN).items().stream()
            .filter(layer -> !hexes.contains(layer.get(HEXES)))
            .toList();
    return HexMap.parse(map.with(TERRAIN, Data.of(kept)));
  }
}
