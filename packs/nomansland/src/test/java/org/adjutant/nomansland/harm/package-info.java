/** Tests of the package of the same name. */
@NullMarked
package org.adjutant.nomansland.harm;

import org.jspecify.annotations.NullMarked;
