/** The Air Phase (2.3): Sky Domination again, or strafing by the side that has Air Supremacy. */
@NullMarked
package org.adjutant.nomansland.air;

import org.jspecify.annotations.NullMarked;
