/** Fire with a pool of dice, any roll of which either side may cancel, at targets under a "?". */
@NullMarked
package org.adjutant.walks.nomansland;

import org.jspecify.annotations.NullMarked;
