/** Tests of Surprise (1.6). */
@NullMarked
package org.adjutant.nomansland.planning.surprise;

import org.jspecify.annotations.NullMarked;
