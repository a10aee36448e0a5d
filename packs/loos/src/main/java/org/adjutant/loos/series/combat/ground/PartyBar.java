package org.adjutant.loos.series.combat.ground;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;

/**
 * One rule that may forbid units an attack they would make together, though each of them could join
 * it. The series has none; a title may.
 */
@FunctionalInterface
public interface PartyBar {
  /**
   * Why these units, one or more, may not attack the hex together, if this rule forbids it.
   *
   * @param rules all rules by which the attack is judged, this one among them
   */
  Optional<Bar> bars(Situation situation, AttackRules rules, List<Unit> party, Hex target);
}
