package org.adjutant.loos.campaign.victory;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.SideId;

/** A town: the hexes of a region of the map of kind {@code town} (12.3). */
public record Town(String name, List<Hex> hexes) {
  private static final String KIND = "town";

  public Town {
    hexes = List.copyOf(hexes);
  }

  /** The towns of a map, in the order written. */
  public static List<Town> of(HexMap map) {
    return map.regions().stream()
        .filter(region -> region.kind().equals(KIND))
        .map(region -> new Town(region.id(), region.hexes()))
        .toList();
  }

  /** Who controls one of its hexes; the German, until a British unit has entered (12.3.b, c). */
  public static SideId holder(Situation situation, Hex hex) {
    return situation.position().control(hex).orElse(Store.GERMAN);
  }

  /** How many of its hexes a side controls. */
  public int heldBy(Situation situation, SideId side) {
    int held = 0;
    for (Hex hex : hexes) {
      held += holder(situation, hex).equals(side) ? 1 : 0;
    }
    return held;
  }

  /** True if the side controls all of its hexes (12.3.a). */
  public boolean isHeldBy(Situation situation, SideId side) {
    return heldBy(situation, side) == hexes.size();
  }
}
