package org.adjutant.ledger.audit;

import java.util.Optional;
import org.adjutant.ledger.chain.Flaw;

/**
 * What verifying a game found.
 *
 * @param events how many events have an intact chain
 * @param positions how many recorded positions are those that folding gives
 * @param dice how many rolls the revealed or known seed gives again
 * @param reported how many rolls people reported, which nothing can prove
 * @param unproved how many rolls cannot be checked, the seed not being known to this copy
 * @param flaw the first thing wrong, if any
 */
public record Verification(
    long events, long positions, long dice, long reported, long unproved, Optional<Flaw> flaw) {
  public boolean good() {
    return flaw.isEmpty();
  }
}
