/**
 * Recorded rulings decided again: each on its own recorded position, or carried on from a point,
 * under other rules, data or readings. Works on a store and on an export alike, and changes
 * neither.
 */
@NullMarked
package org.adjutant.ledger.retrial;

import org.jspecify.annotations.NullMarked;
