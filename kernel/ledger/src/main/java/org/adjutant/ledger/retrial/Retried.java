package org.adjutant.ledger.retrial;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Ruling;

/**
 * A recorded ruling decided again.
 *
 * @param was the position it was recorded on
 * @param why it could not be judged; empty if it could
 * @param ruling what was decided now; empty if nothing could be, or if it is the same
 * @param parting the first finding in which the two trails part, from 0; empty if they do not
 * @param unused dice that were recorded and that nobody asked for now
 * @param missing the key of the roll that was never made; empty if all were
 * @param outcomes what it might have led to, all falls counted, or that they are too many to list;
 *     empty if nothing is missing
 */
public record Retried(
    Recorded recorded,
    Position was,
    Verdict verdict,
    String why,
    Optional<Ruling> ruling,
    Optional<Integer> parting,
    List<Thrown> unused,
    Optional<String> missing,
    Optional<Forecast> outcomes) {
  public Retried {
    unused = List.copyOf(unused);
  }

  static Retried same(Recorded recorded, Position was) {
    return of(recorded, was, Verdict.SAME, "");
  }

  static Retried notJudged(Recorded recorded, Position was, String why) {
    return of(recorded, was, Verdict.NOT_JUDGED, why);
  }

  static Retried hidden(Recorded recorded, Position was, String why) {
    return of(recorded, was, Verdict.HIDDEN, why);
  }

  private static Retried of(Recorded recorded, Position was, Verdict verdict, String why) {
    return new Retried(
        recorded,
        was,
        verdict,
        why,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  /** The finding as recorded in which the trails part; empty if the old trail ended before. */
  public Optional<Finding> oldFinding() {
    return parting.flatMap(at -> at(recorded.trail(), at));
  }

  /** The finding as it is now in which the trails part; empty if the new trail ends before. */
  public Optional<Finding> newFinding() {
    return parting.flatMap(at -> ruling.flatMap(now -> at(now.trail(), at)));
  }

  private static Optional<Finding> at(List<Finding> trail, int number) {
    return number < trail.size() ? Optional.of(trail.get(number)) : Optional.empty();
  }
}
