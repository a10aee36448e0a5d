/** Breaches of the walls, planted so that each wall is seen to fall. */
@NullMarked
package org.adjutant.arch.planted.one;

import org.jspecify.annotations.NullMarked;
