package org.adjutant.cli.bout;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * How one game went.
 *
 * @param number of the series it belongs to, 1 or more
 * @param outcome nothing if it was broken off
 * @param turn the turn it ended in
 * @param inputs how many inputs were ruled on
 * @param end the position it ended with
 */
public record Result(
    int number,
    Optional<Outcome> outcome,
    int turn,
    int inputs,
    Map<SideId, Toll> tolls,
    Position end) {
  public Result {
    tolls = new LinkedHashMap<>(tolls);
  }

  /** Who won how; games that ended alike say the same. */
  public String manner() {
    return outcome.map(Result::manner).orElse("broken off");
  }

  /** Who won, the degree in the title's words, and by which statement. */
  public static String manner(Outcome end) {
    String winners = String.join(", ", end.winners().stream().map(SideId::id).toList());
    return (winners.isEmpty() ? "nobody" : winners) + ": " + end.degree() + " (" + end.rule() + ")";
  }
}
