package org.adjutant.loos.campaign.stack;

import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/** What British units may do in the turn in which they reach the front line (11.7.d, LI-62). */
final class Arrival {
  static final RuleId RULE = RuleId.of("loos:11.7.d");

  private static final String FREEDOM = "loos:LI-62";
  private static final int NOTHING = 2;
  private static final int EVERYTHING = 3;

  private Arrival() {}

  static boolean isNow(Situation situation, Unit unit) {
    int turn = situation.position().clock().turn();
    return unit.side().equals(Store.BRITISH)
        && unit.piece()
            .attribute(Mark.ARRIVED)
            .map(Data::integer)
            .filter(t -> t == turn)
            .isPresent();
  }

  static boolean mayBeMobile(Situation situation) {
    return situation.reading(FREEDOM).is(EVERYTHING);
  }

  static boolean mayAttack(Situation situation) {
    return !situation.reading(FREEDOM).is(NOTHING);
  }
}
