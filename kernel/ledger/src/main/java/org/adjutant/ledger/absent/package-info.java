/**
 * Games whose pack is not here: what of a title can be told from the record and the data set kept
 * with it.
 */
@NullMarked
package org.adjutant.ledger.absent;

import org.jspecify.annotations.NullMarked;
