/** The Creeping Barrage (4.1.2). */
@NullMarked
package org.adjutant.nomansland.guns.creep;

import org.jspecify.annotations.NullMarked;
