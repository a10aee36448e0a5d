package org.adjutant.loos.series.combat.advance;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;

/** By which hexes a unit may advance; a title may set other lengths and destinations (8.5). */
@FunctionalInterface
public interface AdvanceRule {
  RuleId ALONG = RuleId.of("loos:8.5.d");

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

  /** Why the unit may not end its advance in a hex that no way leads to; one reason at least. */
  default List<Toll.Bar> bars(Situation situation, Unit unit, List<Hex> retreat, Hex end) {
    return List.of(new Toll.Bar(ALONG, "the hex is none to which this unit may advance"));
  }

  /** Whether two units may end their advance in one hex. */
  default boolean share(Situation situation, Unit unit, Unit other) {
    return false;
  }

  /** Units that may advance after the combat though they had no part in it. */
  default List<Unit> bystanders(Situation situation, Engagement engagement) {
    return List.of();
  }

  /** Whether a unit that advanced does nothing more in the player turn (8.5). */
  default boolean freezes(Situation situation) {
    return true;
  }

  /** What the trail says of an advance that is made. */
  default List<Finding> remarks(Situation situation, Unit unit, List<Hex> way) {
    return List.of(
        Finding.applies(
            ALONG.text(),
            "it follows the path of retreat",
            Data.of("unit", unit.id().id())
                .with("from", unit.piece().place().text())
                .with("hexes", way.size())));
  }

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
