/** A turn on the tabletop: what the title does by itself, orders by dice, wire, assault, fire. */
@NullMarked
package org.adjutant.walks.flandersfields;

import org.jspecify.annotations.NullMarked;
