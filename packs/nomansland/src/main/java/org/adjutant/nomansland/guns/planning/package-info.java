/** The Attacker's barrages of the preparation (1.5.3). */
@NullMarked
package org.adjutant.nomansland.guns.planning;

import org.jspecify.annotations.NullMarked;
