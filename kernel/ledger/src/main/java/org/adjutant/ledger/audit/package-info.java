/**
 * Proof that a record is whole: the chains, the positions, the dice; and the copies that carry a
 * record from store to store.
 */
@NullMarked
package org.adjutant.ledger.audit;

import org.jspecify.annotations.NullMarked;
