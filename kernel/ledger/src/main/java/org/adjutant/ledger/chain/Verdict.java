package org.adjutant.ledger.chain;

import java.util.Optional;

/**
 * What checking a chain found.
 *
 * @param events how many events were found good
 * @param head the link of the last good one; what the chain began from if there is none
 * @param flaw the first bad event, if any
 */
public record Verdict(long events, Link head, Optional<Flaw> flaw) {
  public boolean good() {
    return flaw.isEmpty();
  }
}
