/**
 * Events and rulings as the ledger stores them, open and secret parts apart; and back again for a
 * viewer.
 */
@NullMarked
package org.adjutant.ledger.record;

import org.jspecify.annotations.NullMarked;
