package org.adjutant.rules.board.reach;

import java.util.function.Predicate;
import org.adjutant.rules.board.Place;

/**
 * The cost of a step from a place to a neighbour. It must be a pure function. If it looks at what
 * was spent before, a step must not become cheaper by arriving later, or the cheapest way is no
 * longer found.
 */
@FunctionalInterface
public interface StepCost<P extends Place> {
  /**
   * @param from where the step starts
   * @param to an adjacent place
   * @param spent halves spent so far in this move
   * @param first whether this is the first step of the move
   */
  Toll toll(P from, P to, int spent, boolean first);

  /** These costs, but a move ends in any place that passes the test. */
  default StepCost<P> stoppingIn(Predicate<? super P> stop) {
    return (from, to, spent, first) -> {
      Toll toll = toll(from, to, spent, first);
      return toll instanceof Toll.Pay pay && !pay.stop() && stop.test(to) ? pay.stopping() : toll;
    };
  }
}
