package org.adjutant.loos.campaign.victory;

import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;

/**
 * What 12.2 calls the British trenches, which it does not define: the front line hexes of the
 * sectors; or these and captured German trenches; or all on their side of the German front trench.
 */
final class BritishTrenches {
  static final String WHICH = "loos:LI-15";

  private static final int AND_CAPTURED = 2;
  private static final int WEST_OF_THE_GERMANS = 3;
  private static final String FRONT_LINE = "front line";
  private static final String TRENCH = "trench";

  private final HexMap map;
  private final List<Hex> frontLine;

  BritishTrenches(HexMap map) {
    this.map = map;
    this.frontLine =
        map.regions().stream()
            .filter(region -> region.kind().equals(FRONT_LINE))
            .flatMap(region -> region.hexes().stream())
            .toList();
  }

  /** How many British units on the map stand outside, by the reading of {@link #WHICH}. */
  int unitsOutside(Situation situation, int reading) {
    int outside = 0;
    for (Unit unit : situation.units(Store.BRITISH)) {
      outside += holds(unit.hex().orElseThrow(), reading) ? 0 : 1;
    }
    return outside;
  }

  private boolean holds(Hex hex, int reading) {
    if (frontLine.contains(hex)) {
      return true;
    }
    return switch (reading) {
      case AND_CAPTURED -> map.owns(hex, TRENCH);
      case WEST_OF_THE_GERMANS -> isWest(hex);
      default -> false;
    };
  }

  /** Rows count from the east: no trench of its column lies further west than the hex. */
  private boolean isWest(Hex hex) {
    String column = hex.id().substring(0, 2);
    int row = Integer.parseInt(hex.id().substring(2));
    for (Hex other : map.grid().hexes()) {
      if (other.id().startsWith(column)
          && Integer.parseInt(other.id().substring(2)) >= row
          && map.owns(other, TRENCH)) {
        return false;
      }
    }
    return true;
  }
}
