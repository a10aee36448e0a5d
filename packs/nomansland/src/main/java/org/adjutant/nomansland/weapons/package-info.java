/** Attacks other than fire: mortars, grenades, flames, charges, anti-tank weapons (4.2, 4.3). */
@NullMarked
package org.adjutant.nomansland.weapons;

import org.jspecify.annotations.NullMarked;
