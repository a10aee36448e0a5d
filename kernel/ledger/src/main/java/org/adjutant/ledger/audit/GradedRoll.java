package org.adjutant.ledger.audit;

import java.util.List;

/**
 * A recorded roll, and how far it can be trusted.
 *
 * @param stream the stream of its branch
 * @param number its number in that stream
 * @param key what it was for; empty if the reader may not know
 * @param dice as recorded; none if the reader may not know
 */
public record GradedRoll(String stream, long number, String key, List<Integer> dice, Grade grade) {
  public GradedRoll {
    dice = List.copyOf(dice);
  }
}
