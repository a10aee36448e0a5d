/** Tests of committed seeds and derived rolls. */
@NullMarked
package org.adjutant.ledger.dice;

import org.jspecify.annotations.NullMarked;
