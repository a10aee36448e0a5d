package org.adjutant.loos.series.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.position.SideId;

/**
 * A unit on the map with what is often asked of it worked out.
 *
 * @param at the number of its hex in the grid
 */
record Soldier(Unit unit, Hex hex, int at, int attack, int steps) {

  /** The units of a side, the strongest attackers first. */
  static List<Soldier> of(Situation situation, SideId side) {
    HexGrid grid = situation.grid();
    List<Soldier> all = new ArrayList<>();
    for (Unit unit : situation.units(side)) {
      Hex hex = (Hex) unit.piece().place();
      all.add(new Soldier(unit, hex, grid.index(hex), unit.attack(), unit.steps()));
    }
    all.sort((a, b) -> b.attack - a.attack);
    return all;
  }
}
