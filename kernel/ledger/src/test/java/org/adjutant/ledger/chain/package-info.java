/** Tests of stored events and their chain. */
@NullMarked
package org.adjutant.ledger.chain;

import org.jspecify.annotations.NullMarked;
