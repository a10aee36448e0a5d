package org.adjutant.nomansland.setting;

import java.util.List;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexMap;

/**
 * The two wire rows of the map, counted from No Man's Land or from the top of the map (NI-157), and
 * where in them the scenario has wire.
 */
final class WireRows {
  private static final List<String> REGIONS = List.of("WIRE_1", "WIRE_2");

  private final HexGrid grid;
  private final Scenario scenario;
  private final int[] fromNoMansLand;
  private final List<Hex> hexes;
  private final List<Hex> hexesFromTheTop;

  WireRows(HexMap map, Scenario scenario) {
    this.grid = map.grid();
    this.scenario = scenario;
    this.fromNoMansLand = new int[grid.size()];
    map.regions().stream()
        .filter(region -> REGIONS.contains(region.id()))
        .forEach(
            region ->
                region
                    .hexes()
                    .forEach(
                        hex -> fromNoMansLand[grid.index(hex)] = REGIONS.indexOf(region.id()) + 1));
    this.hexes = withWire(false);
    this.hexesFromTheTop = withWire(true);
  }

  private List<Hex> withWire(boolean fromTheTop) {
    return grid.hexes().stream()
        .filter(hex -> scenario.wire().has(hex, row(hex, fromTheTop)))
        .sorted(Features.BY_ROW)
        .toList();
  }

  int row(Hex hex, boolean fromTheTop) {
    int printed = fromNoMansLand[grid.index(hex)];
    if (printed == 0) {
      return 0;
    }
    int row = fromTheTop ? REGIONS.size() + 1 - printed : printed;
    return scenario.ignored().contains(REGIONS.get(row - 1)) ? 0 : row;
  }

  List<Hex> hexes(boolean fromTheTop) {
    return fromTheTop ? hexesFromTheTop : hexes;
  }
}
