package org.adjutant.ledger.audit;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Flaw;

/**
 * What verifying a game found.
 *
 * @param events how many events have an intact chain
 * @param positions how many recorded positions are those that folding gives
 * @param rolls every roll and its grade
 * @param flaw the first thing wrong, if any
 */
public record Verification(
    long events, long positions, List<GradedRoll> rolls, Optional<Flaw> flaw) {
  public Verification {
    rolls = List.copyOf(rolls);
  }

  public boolean good() {
    return flaw.isEmpty();
  }

  /** How many rolls have a grade. */
  public long count(Grade grade) {
    return rolls.stream().filter(roll -> roll.grade() == grade).count();
  }
}
