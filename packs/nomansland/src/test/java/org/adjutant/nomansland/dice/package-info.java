/** Tests of the package of the same name. */
@NullMarked
package org.adjutant.nomansland.dice;

import org.jspecify.annotations.NullMarked;
