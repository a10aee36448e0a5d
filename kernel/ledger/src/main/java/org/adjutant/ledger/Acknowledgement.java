package org.adjutant.ledger;

import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.rules.ruling.Ruling;

/**
 * The answer to a submission.
 *
 * @param number of the ruling along its branch; for a refusal, its number among the refusals of the
 *     branch
 * @param head the link after it; keep it to prove later that nothing was cut off
 * @param ruling as it was made now; empty if the same command was done before
 * @param repeats how often the same was refused at this head before; 0 for a permitted one
 */
public record Acknowledgement(
    long number, Link head, Optional<Ruling> ruling, boolean permitted, int repeats) {}
