package org.adjutant.ledger.retrial;

import java.util.List;
import org.adjutant.rules.ruling.Ruling;

/**
 * What some falls of a roll that was never made would have led to.
 *
 * @param falls of that roll, in order; all that lead here
 * @param of how many falls it has in all
 * @param ruling with the first of them
 * @param further true if another roll that was never made follows, with too many falls to list
 */
public record Outcome(List<List<Integer>> falls, long of, Ruling ruling, boolean further) {
  public Outcome {
    falls = falls.stream().map(List::copyOf).distinct().toList();
  }
}
