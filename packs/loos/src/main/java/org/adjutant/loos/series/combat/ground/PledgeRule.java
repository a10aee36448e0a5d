package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Duty;

/** What an attacker may promise with an attack, and is then bound to; a title may have such. */
public interface PledgeRule {
  /** The series knows none. */
  PledgeRule NONE = new PledgeRule() {};

  /** Whether an attack may name hexes that another is to strike. */
  default boolean offered() {
    return false;
  }

  /** Why the attack may not be declared with its pledges, and those made before. */
  default List<Bar> bars(Situation situation, AttackRules rules, Attack attack) {
    return List.of();
  }

  /** The hexes that the attack could name, whatever it names; none if there are none. */
  default List<Hex> choices(Situation situation, AttackRules rules, Attack attack) {
    return List.of();
  }

  /** What declaring the attack puts on the board. */
  default List<Effect> effects(Situation situation, AttackRules rules, Attack attack) {
    return List.of();
  }

  /** The pledges of a side that it has still to keep in this phase. */
  default List<Duty> owed(Situation situation, AttackRules rules, SideId side) {
    return List.of();
  }
}
