/**
 * Ground combat (8.2): who may attack whom, the combat from declaration to the die, and what each
 * result does.
 */
@NullMarked
package org.adjutant.loos.series.combat.ground;

import org.jspecify.annotations.NullMarked;
