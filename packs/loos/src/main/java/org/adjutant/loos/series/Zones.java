package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.position.SideId;

/** The zones of control that one side exerts, in any phase of any player turn (6.0). */
public final class Zones {
  /** Every unit has one, in every phase, over every terrain, and it is mutual; see ZoneRule. */
  public static final List<String> RULES =
      List.of("loos:6.0.b", "loos:6.0.c", "loos:6.0.d", "loos:6.0.g");

  private static final byte COVERED = 1;
  private static final byte FREE = 2;

  private final Situation situation;
  private final SideId side;

  /** By the number of the hex: covered, free, or 0 while nobody has asked. */
  private final byte[] known;

  Zones(Situation situation, SideId side) {
    this.situation = situation;
    this.side = side;
    this.known = new byte[situation.grid().size()];
  }

  public boolean covers(Hex hex) {
    return covers(situation.grid().index(hex));
  }

  private boolean covers(int index) {
    byte answer = known[index];
    if (answer == 0) {
      answer = isReached(index) ? COVERED : FREE;
      known[index] = answer;
    }
    return answer == COVERED;
  }

  private boolean isReached(int index) {
    HexGrid grid = situation.grid();
    Hex hex = grid.at(index);
    for (int exit = 0; exit < 6; exit++) {
      int next = grid.exit(index, exit);
      if (next >= 0 && reaches(next, hex)) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(int from, Hex to) {
    ZoneRule rule = situation.field().zones();
    for (Unit unit : situation.at(from)) {
      if (unit.side().equals(side)
          && unit.hasZoc()
          && rule.reaches(situation, unit, situation.grid().at(from), to)) {
        return true;
      }
    }
    return false;
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
    return situation.grid().hexes().stream().filter(this::covers).toList();
  }
}
