/**
 * Projections: games, rulings and rolls to be found without reading streams. Rebuilt from the
 * events at any time.
 */
@NullMarked
package org.adjutant.ledger.index;

import org.jspecify.annotations.NullMarked;
