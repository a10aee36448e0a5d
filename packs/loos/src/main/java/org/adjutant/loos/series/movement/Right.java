package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** Which units may still move in the movement phase that is on: 5.2, 5.5. */
final class Right {
  static final List<String> PHASES = List.of(PhaseNames.MOVEMENT, PhaseNames.MOBILE_MOVEMENT);

  private static final RuleId ON_MAP = RuleId.of("loos:2.1.a");
  private static final RuleId ONCE = RuleId.of("loos:5.2.h");
  private static final RuleId ADVANCED = RuleId.of("loos:8.5.h");

  private static final String OFF_MAP = "it moves only once it has come on the map";
  private static final String NEXT_TURN =
      "it may move in its side's next player turn; move another";

  private final MovementRules rules;

  Right(MovementRules rules) {
    this.rules = rules;
  }

  /** Why the unit may not move now; nothing if it may. */
  List<Toll.Bar> bars(Situation situation, Unit unit) {
    List<Toll.Bar> bars = new ArrayList<>(2);
    boolean mobilePhase = situation.position().clock().phase().equals(PhaseNames.MOBILE_MOVEMENT);
    if (unit.hex().isEmpty()) {
      bars.add(
          new Toll.Bar(
              ON_MAP, "it is not on the map but in " + unit.piece().place().text(), OFF_MAP));
    }
    if (unit.is(mobilePhase ? Marks.MOVED_MOBILE : Marks.MOVED)) {
      bars.add(new Toll.Bar(ONCE, "it has made its move", NEXT_TURN));
    }
    if (unit.is(Marks.ADVANCED)) {
      bars.add(new Toll.Bar(ADVANCED, "it advanced after combat", NEXT_TURN));
    }
    if (mobilePhase) {
      bars.addAll(rules.mobileRight().bars(situation, unit));
    }
    return bars;
  }
}
