/** Tests of the pack as a whole, and what all tests of it start from. */
@NullMarked
package org.adjutant.nomansland;

import org.jspecify.annotations.NullMarked;
