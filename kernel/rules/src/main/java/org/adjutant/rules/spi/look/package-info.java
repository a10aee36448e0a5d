/**
 * What a title declares of its looks: signs for what its map and its positions hold, symbols for
 * pieces. Whoever draws, in letters or in pictures, draws from these alone.
 */
@NullMarked
package org.adjutant.rules.spi.look;

import org.jspecify.annotations.NullMarked;
