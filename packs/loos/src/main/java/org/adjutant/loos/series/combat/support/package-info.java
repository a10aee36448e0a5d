/**
 * Support fire markers in combat (7.2, 8.2.1): committed face down in turns, and turned over
 * together. Their numbers stay unknown to both sides till then, unless a side has received its
 * whole pool and so knows its own.
 */
@NullMarked
package org.adjutant.loos.series.combat.support;

import org.jspecify.annotations.NullMarked;
