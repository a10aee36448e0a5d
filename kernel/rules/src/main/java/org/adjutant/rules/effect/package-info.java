/**
 * The closed vocabulary of changes to a position. Folding a recorded game needs these and no pack.
 */
@NullMarked
package org.adjutant.rules.effect;

import org.jspecify.annotations.NullMarked;
