package org.adjutant.loos.campaign.stack;

import java.util.Optional;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.ground.AttackBar;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.rulebook.RuleId;

/** Which units of stacks attack, and when. */
enum ReserveAttack implements AttackBar {
  /** 18.3.a: a reserve does not attack in the combat phase. */
  IN_RESERVE {
    @Override
    public Optional<Bar> bars(Situation situation, Unit unit, Hex target) {
      return bar(
          !isMobile(situation) && Line.isReserve(situation, unit),
          IN_COMBAT,
          "it lies in reserve under another unit",
          "it may attack in the mobile combat phase, after a mobile move");
    }
  },

  /** 18.4.c: a reserve that rolled and stayed does not attack in the mobile combat phase. */
  STAYED {
    @Override
    public Optional<Bar> bars(Situation situation, Unit unit, Hex target) {
      return bar(
          isMobile(situation) && !unit.is(Marks.MOVED_MOBILE) && ReserveRight.hasRolled(unit),
          STAYS,
          "its die gave it " + RolledAllowance.rolled(unit) / 2 + " MP, and it stayed",
          "it attacks in this phase only if it moved in the one before");
    }
  },

  /** 18.4.e: the mobile combat phase is for those that moved in the phase before. */
  MOVED_FIRST {
    @Override
    public Optional<Bar> bars(Situation situation, Unit unit, Hex target) {
      return bar(
          isMobile(situation) && !unit.is(Marks.MOVED_MOBILE) && !ReserveRight.hasRolled(unit),
          AFTER_MOVE,
          "it made no move in the mobile movement phase",
          "it attacks in this phase only after a mobile move; it is free again next turn");
    }
  },

  /** LI-62: by another reading those that arrive do nothing else in that turn. */
  ARRIVING {
    @Override
    public Optional<Bar> bars(Situation situation, Unit unit, Hex target) {
      return bar(
          Arrival.isNow(situation, unit) && !Arrival.mayAttack(situation),
          Arrival.RULE,
          "it reached the front line in this turn",
          "it may attack from the next turn on");
    }
  };

  private static final RuleId IN_COMBAT = RuleId.of("loos:18.3.a");
  private static final RuleId STAYS = RuleId.of("loos:18.4.c");
  private static final RuleId AFTER_MOVE = RuleId.of("loos:18.4.e");

  private static boolean isMobile(Situation situation) {
    return situation.position().clock().phase().equals(PhaseNames.MOBILE_COMBAT);
  }

  private static Optional<Bar> bar(boolean broken, RuleId rule, String why, String remedy) {
    return broken ? Optional.of(new Bar(rule, why, remedy)) : Optional.empty();
  }
}
