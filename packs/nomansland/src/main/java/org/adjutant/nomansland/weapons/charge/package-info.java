/** Demolition charges and Barricades (4.2.5). */
@NullMarked
package org.adjutant.nomansland.weapons.charge;

import org.jspecify.annotations.NullMarked;
