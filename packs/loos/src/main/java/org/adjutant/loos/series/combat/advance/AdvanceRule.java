package org.adjutant.loos.series.combat.advance;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/** By which hexes a unit may advance; a title may set other lengths and destinations (8.5). */
@FunctionalInterface
public interface AdvanceRule {
  /**
   * Along the path of retreat as far as its hexes are vacant and not prohibited to the unit, and
   * enemy ZOC notwithstanding.
   */
  AdvanceRule SERIES = AdvanceRule::alongRetreat;

  /**
   * The longest advances there are: it may end in any hex of one of them, reached by those before.
   *
   * @param retreat the combat hex and the hexes through which the defender retreated, in order
   */
  List<List<Hex>> ways(Situation situation, Unit unit, List<Hex> retreat);

  private static List<List<Hex>> alongRetreat(Situation situation, Unit unit, List<Hex> retreat) {
    List<Hex> way = new ArrayList<>();
    Hex from = unit.hex().orElseThrow();
    for (Hex hex : retreat) {
      if (!situation.isVacant(hex) || situation.ground().crossing(from, hex).bars(unit)) {
        break;
      }
      way.add(hex);
      from = hex;
    }
    return List.of(way);
  }
}
