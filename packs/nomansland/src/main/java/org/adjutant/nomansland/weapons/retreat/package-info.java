/** Where a unit goes that gives ground, and how it leaves wire (4.2.4, 4.2.5). */
@NullMarked
package org.adjutant.nomansland.weapons.retreat;

import org.jspecify.annotations.NullMarked;
