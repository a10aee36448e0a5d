/** What a scenario gives to the artillery of each side, and the Artillery Points left. */
@NullMarked
package org.adjutant.nomansland.guns.rights;

import org.jspecify.annotations.NullMarked;
