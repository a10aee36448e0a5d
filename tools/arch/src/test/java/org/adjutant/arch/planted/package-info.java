/** Breaches of the walls, planted so that each wall is seen to fall. */
@NullMarked
package org.adjutant.arch.planted;

import org.jspecify.annotations.NullMarked;
