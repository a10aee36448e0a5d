/**
 * The ledger of games: opens, rules on and records what is submitted, goes back, forks, and reads
 * the record for a viewer.
 */
@NullMarked
package org.adjutant.ledger;

import org.jspecify.annotations.NullMarked;
