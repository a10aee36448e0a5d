package org.adjutant.ledger.retrial;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.position.Position;

/**
 * What came of playing recorded inputs on.
 *
 * @param played those that fitted, in order, each beside the ruling recorded of it
 * @param unneeded dice that were recorded in inputs of their own, and that no roll awaited now
 * @param stop the first that did not fit; empty if all did
 * @param left what was recorded after it and was not tried
 * @param end the position reached
 */
public record Carried(
    List<Retried> played,
    List<Thrown> unneeded,
    Optional<Stop> stop,
    List<Recorded> left,
    Position end) {
  public Carried {
    played = List.copyOf(played);
    unneeded = List.copyOf(unneeded);
    left = List.copyOf(left);
  }

  /** The same, the stop told otherwise. */
  Carried stopped(Stop told) {
    return new Carried(played, unneeded, Optional.of(told), left, end);
  }

  /**
   * The first input that did not fit.
   *
   * @param tried as it was decided, if it came to that
   * @param was the position it was recorded on
   * @param now the position it was put to
   * @param why in words
   */
  public record Stop(
      Recorded recorded, Position was, Position now, Optional<Retried> tried, String why) {}
}
