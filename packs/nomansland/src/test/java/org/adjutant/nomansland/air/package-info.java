/** Tests of the air phase. */
@NullMarked
package org.adjutant.nomansland.air;

import org.jspecify.annotations.NullMarked;
