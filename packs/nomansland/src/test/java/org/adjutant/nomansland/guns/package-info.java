/** Rulings on artillery, gas and wind. */
@NullMarked
package org.adjutant.nomansland.guns;

import org.jspecify.annotations.NullMarked;
