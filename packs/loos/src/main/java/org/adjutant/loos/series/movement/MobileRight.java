package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** Why a unit may not move in the mobile movement phase (4.1, 5.5). */
@FunctionalInterface
public interface MobileRight {
  RuleId MOBILE_ONLY = RuleId.of("loos:4.1.h");
  RuleId FORFEITED = RuleId.of("loos:4.1.e");

  /** Mobile units only, and only those that did not move in the movement phase. */
  MobileRight SERIES =
      (situation, unit) -> {
        if (!unit.isMobile()) {
          return List.of(
              new Toll.Bar(
                  MOBILE_ONLY,
                  "it is a leg unit",
                  "it moves in the movement phase; move a mobile unit"));
        }
        return unit.is(Marks.MOVED)
            ? List.of(
                new Toll.Bar(
                    FORFEITED, "it moved in the movement phase", "move one that stayed then"))
            : List.of();
      };

  List<Toll.Bar> bars(Situation situation, Unit unit);
}
