/** A battle out of movement: barrages, odds with shifts, divided losses, and on goes the march. */
@NullMarked
package org.adjutant.walks.lostbattalion;

import org.jspecify.annotations.NullMarked;
