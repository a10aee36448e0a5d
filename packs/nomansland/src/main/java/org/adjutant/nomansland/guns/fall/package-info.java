/** Shells aimed at hexes: scatter, and where they land (1.5.3.2). */
@NullMarked
package org.adjutant.nomansland.guns.fall;

import org.jspecify.annotations.NullMarked;
