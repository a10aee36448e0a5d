/** Tests of both set-ups (1.2, 1.7). */
@NullMarked
package org.adjutant.nomansland.planning.setup;

import org.jspecify.annotations.NullMarked;
