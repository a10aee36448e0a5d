package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/**
 * Front line and reserve line of a stack (18.1.b): the upper unit is the front line, the lower its
 * reserve. A unit alone is front line.
 */
final class Line {
  private Line() {}

  static boolean isReserve(Situation situation, Unit unit) {
    return unit.piece().place() instanceof Hex hex
        && !situation.uppermost(hex).id().equals(unit.id());
  }

  /** The units that lie under another in the hex. */
  static List<Unit> reserves(Situation situation, Hex hex) {
    List<Unit> there = situation.at(hex);
    return there.isEmpty() ? List.of() : there.subList(0, there.size() - 1);
  }

  /** The reserve of a front line unit; none if the unit is no front line unit. */
  static List<Unit> behind(Situation situation, Unit unit) {
    return unit.hex()
        .filter(hex -> situation.uppermost(hex).id().equals(unit.id()))
        .map(hex -> reserves(situation, hex))
        .orElse(List.of());
  }

  /** The other units in a hex. */
  static List<Unit> others(Situation situation, Unit unit, Hex hex) {
    List<Unit> others = new ArrayList<>(situation.at(hex));
    others.removeIf(other -> other.id().equals(unit.id()));
    return others;
  }
}
