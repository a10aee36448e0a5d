package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.loos.series.Situation;

/**
 * Which lines of the combat results table a defender may claim; a title may add its own (8.2.2).
 */
@FunctionalInterface
public interface CoverRule {
  /** The lines there are to choose from; one at least. */
  List<Cover> cover(Situation situation, Engagement engagement);
}
