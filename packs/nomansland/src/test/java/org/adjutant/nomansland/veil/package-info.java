/** Tests of the package of the same name. */
@NullMarked
package org.adjutant.nomansland.veil;

import org.jspecify.annotations.NullMarked;
