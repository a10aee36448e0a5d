package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.position.SideId;

/** The zones of control that one side exerts, in any phase of any player turn (6.0). */
public final class Zones {
  /** Every unit has one, in every phase, over every terrain, and it is mutual; see ZoneRule. */
  public static final List<String> RULES =
      List.of("loos:6.0.b", "loos:6.0.c", "loos:6.0.d", "loos:6.0.g");

  private final Situation situation;
  private final SideId side;
  private final BitSet covered = new BitSet();

  Zones(Situation situation, SideId side) {
    this.situation = situation;
    this.side = side;
    HexGrid grid = situation.grid();
    ZoneRule rule = situation.field().zones();
    for (Unit unit : situation.units(side)) {
      if (!unit.hasZoc()) {
        continue;
      }
      Hex from = (Hex) unit.piece().place();
      int index = grid.index(from);
      for (int exit = 0; exit < 6; exit++) {
        int next = grid.exit(index, exit);
        if (next >= 0 && !covered.get(next) && rule.reaches(situation, unit, from, grid.at(next))) {
          covered.set(next);
        }
      }
    }
  }

  public boolean covers(Hex hex) {
    return covered.get(situation.grid().index(hex));
  }

  /** The units of the side whose ZOC reaches a hex. */
  public List<Unit> over(Hex hex) {
    List<Unit> found = new ArrayList<>();
    ZoneRule rule = situation.field().zones();
    for (Hex from : situation.grid().neighbours(hex)) {
      for (Unit unit : situation.at(from)) {
        if (unit.side().equals(side) && unit.hasZoc() && rule.reaches(situation, unit, from, hex)) {
          found.add(unit);
        }
      }
    }
    return found;
  }

  public List<Hex> hexes() {
    return covered.stream().mapToObj(situation.grid()::at).toList();
  }
}
