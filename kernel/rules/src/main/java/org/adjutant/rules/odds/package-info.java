/**
 * What can come of an input, and how likely each of it is: exact, over the whole tree of rolls, in
 * whole numbers.
 */
@NullMarked
package org.adjutant.rules.odds;

import org.jspecify.annotations.NullMarked;
