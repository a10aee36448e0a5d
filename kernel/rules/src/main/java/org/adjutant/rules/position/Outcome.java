package org.adjutant.rules.position;

import java.util.List;

/**
 * How a game ended: the winners (none for a draw), the degree in the title's words, and why, with
 * the rule id.
 */
public record Outcome(List<SideId> winners, String degree, String rule, String why) {
  public Outcome {
    winners = List.copyOf(winners);
  }
}
