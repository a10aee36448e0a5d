package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.effect.Effect;

/**
 * What a loss does to a unit.
 *
 * @param steps what it has left; 0 if it is eliminated
 * @param effects the changes on the board
 */
public record Loss(int steps, List<Effect> effects) {
  public Loss {
    effects = List.copyOf(effects);
  }

  public boolean eliminates() {
    return steps == 0;
  }
}
