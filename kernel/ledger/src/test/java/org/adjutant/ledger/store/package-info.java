/** Tests of the store: one suite that every database passes, and what only a file can show. */
@NullMarked
package org.adjutant.ledger.store;

import org.jspecify.annotations.NullMarked;
