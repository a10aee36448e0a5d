/** The wind, and what drifts with it (1.5.0, 2.5.1). */
@NullMarked
package org.adjutant.nomansland.guns.weather;

import org.jspecify.annotations.NullMarked;
