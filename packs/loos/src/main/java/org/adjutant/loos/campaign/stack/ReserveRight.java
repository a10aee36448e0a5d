package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.MobileRight;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.rulebook.RuleId;

/** The mobile movement phase is for reserves (18.4.a), those that did not move before (LI-54). */
final class ReserveRight implements MobileRight {
  static final RuleId RESERVES = RuleId.of("loos:18.4.a");
  static final RuleId DIE = RuleId.of("loos:18.4.b");

  private static final String MOVED_BEFORE = "loos:LI-54";
  private static final String AFTER_THE_DIE = "loos:LI-57";
  private static final int AGAIN = 2;
  private static final int POSTPONES = 3;

  @Override
  public List<Toll.Bar> bars(Situation situation, Unit unit) {
    List<Toll.Bar> bars = new ArrayList<>();
    if (unit.hex().isPresent() && !Line.isReserve(situation, unit)) {
      bars.add(
          new Toll.Bar(
              RESERVES,
              "it is no reserve: it does not lie under another unit",
              "move a unit that does"));
    }
    boolean arriving = Arrival.isNow(situation, unit);
    if (arriving && !Arrival.mayBeMobile(situation)) {
      bars.add(
          new Toll.Bar(
              Arrival.RULE,
              "it reached the front line in this turn",
              "it is free from the next turn on"));
    } else if (unit.is(Marks.MOVED) && !arriving && !situation.reading(MOVED_BEFORE).is(AGAIN)) {
      bars.add(
          new Toll.Bar(FORFEITED, "it moved in the movement phase", "move one that stayed then"));
    }
    return bars;
  }

  /** LI-57: whether its die has fallen, so that there is no other for it. */
  static boolean isSpent(Situation situation, Unit unit) {
    return hasRolled(unit)
        && !unit.is(Marks.MOVED_MOBILE)
        && !situation.reading(AFTER_THE_DIE).is(POSTPONES);
  }

  static boolean hasRolled(Unit unit) {
    return unit.piece().attribute(Mark.MOBILE_POINTS).isPresent();
  }
}
