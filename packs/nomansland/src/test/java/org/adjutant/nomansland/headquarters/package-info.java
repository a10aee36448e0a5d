/** Tests of the Headquarters and the Counter-Attack. */
@NullMarked
package org.adjutant.nomansland.headquarters;

import org.jspecify.annotations.NullMarked;
