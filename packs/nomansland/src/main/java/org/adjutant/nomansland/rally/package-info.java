/** Rallying (2.1.4). */
@NullMarked
package org.adjutant.nomansland.rally;

import org.jspecify.annotations.NullMarked;
