package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.ruling.Finding;

/**
 * What a loss does to a unit.
 *
 * @param steps what it has left; 0 if it is eliminated
 * @param effects the changes on the board
 * @param findings the rules of a title that made it so
 */
public record Loss(int steps, List<Effect> effects, List<Finding> findings) {
  public Loss {
    effects = List.copyOf(effects);
    findings = List.copyOf(findings);
  }

  public Loss(int steps, List<Effect> effects) {
    this(steps, effects, List.of());
  }

  public boolean eliminates() {
    return steps == 0;
  }
}
