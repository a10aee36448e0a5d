/** Tests of Sky Domination (1.3). */
@NullMarked
package org.adjutant.nomansland.planning.sky;

import org.jspecify.annotations.NullMarked;
