package org.adjutant.loos.series.movement;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;

/** Why a unit may not be in a hex together with those that are there when a phase ends (5.3). */
@FunctionalInterface
public interface Stacking {
  RuleId ONE_UNIT = RuleId.of("loos:5.3.a");

  /** One unit a hex. */
  Stacking SERIES =
      (situation, unit, hex) -> {
        for (Unit there : situation.at(hex)) {
          if (!there.id().equals(unit.id())) {
            return Optional.of(
                new Toll.Bar(
                    ONE_UNIT, there.name() + " is there", "name a hex in which no unit is"));
          }
        }
        return Optional.empty();
      };

  Optional<Toll.Bar> bars(Situation situation, Unit unit, Hex hex);

  /** What the trail of a legal move that ends in the hex says of friends here and there. */
  default List<Finding> remarks(Situation situation, Unit unit, Hex end) {
    return List.of();
  }
}
