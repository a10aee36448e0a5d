/**
 * Movement (2.1.2): one hex a turn, out of wire and structures; tanks, machine guns that turn or
 * leave a Dugout, Officers, Bombing Posts and Loopholes.
 */
@NullMarked
package org.adjutant.nomansland.move;

import org.jspecify.annotations.NullMarked;
