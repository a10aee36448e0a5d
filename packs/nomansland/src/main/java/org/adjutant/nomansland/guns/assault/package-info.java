/** Artillery in the Assault, forward observers, counter-preparation (2.1.1, 2.2.1). */
@NullMarked
package org.adjutant.nomansland.guns.assault;

import org.jspecify.annotations.NullMarked;
