/**
 * Advance after combat (8.5): which of the attackers follow the unit that retreated, and how far.
 */
@NullMarked
package org.adjutant.loos.series.combat.advance;

import org.jspecify.annotations.NullMarked;
