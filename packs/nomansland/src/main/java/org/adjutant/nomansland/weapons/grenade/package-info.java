/** Grenades by hand, from rifles and as markers (4.2.5, 4.2.6, 4.3.1). */
@NullMarked
package org.adjutant.nomansland.weapons.grenade;

import org.jspecify.annotations.NullMarked;
