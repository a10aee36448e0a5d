/** Flamethrowers (4.2.4). */
@NullMarked
package org.adjutant.nomansland.weapons.flame;

import org.jspecify.annotations.NullMarked;
