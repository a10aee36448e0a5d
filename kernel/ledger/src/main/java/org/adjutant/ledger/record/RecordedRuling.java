package org.adjutant.ledger.record;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;

/**
 * A ruling as a viewer finds it in the record.
 *
 * @param number along its branch; its events are the {@code events} numbers before it. For a
 *     refusal, its number among the refusals of the branch
 * @param origin the number of the ruling that began the procedure this one belongs to; for a
 *     refusal, the head it was made at
 * @param input what was submitted; empty if the viewer may not know
 * @param digest of the position after, as the viewer sees it
 * @param same what an identical input at an identical position has in common with it; empty for all
 *     but the umpire
 */
public record RecordedRuling(
    long number,
    long origin,
    boolean permitted,
    Optional<Input> input,
    int events,
    String digest,
    String same,
    List<Finding> trail) {
  public RecordedRuling {
    trail = List.copyOf(trail);
  }
}
