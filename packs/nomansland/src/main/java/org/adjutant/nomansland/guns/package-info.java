/**
 * Artillery, gas and wind: barrages before and in the Assault, wire under fire, drift (1.5, 4.1).
 */
@NullMarked
package org.adjutant.nomansland.guns;

import org.jspecify.annotations.NullMarked;
