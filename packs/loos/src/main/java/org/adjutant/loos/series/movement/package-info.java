/** Movement: sections 5 and 6.1, and the placing of units that wait off the map. */
@NullMarked
package org.adjutant.loos.series.movement;

import org.jspecify.annotations.NullMarked;
