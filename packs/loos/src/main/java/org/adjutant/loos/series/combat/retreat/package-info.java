/**
 * Retreat, displacement and stiff resistance (8.3, 8.3.1, 8.4): which ways out a unit has, the
 * owner's choice among them, and what becomes of the units.
 */
@NullMarked
package org.adjutant.loos.series.combat.retreat;

import org.jspecify.annotations.NullMarked;
