/** Mortars: shells, smokescreens and gas (4.2.3). */
@NullMarked
package org.adjutant.nomansland.weapons.mortar;

import org.jspecify.annotations.NullMarked;
