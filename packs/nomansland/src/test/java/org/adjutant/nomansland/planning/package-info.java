/** Tests of Planning (1.1 to 1.4, 1.6, 1.7). */
@NullMarked
package org.adjutant.nomansland.planning;

import org.jspecify.annotations.NullMarked;
