package org.adjutant.loos.series.combat.ground;

import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/**
 * What comes between the declaration of an attack and its fight. A title may put stages of its own
 * there; they end with {@link GroundCombat#fight}, or with the attack if nobody is left to fight.
 */
@FunctionalInterface
public interface Prelude {
  /** Nothing: the fight follows at once (8.2.1 b). */
  Prelude SERIES = (play, engagement) -> GroundCombat.fight(engagement);

  Step lead(Play play, Engagement engagement);
}
