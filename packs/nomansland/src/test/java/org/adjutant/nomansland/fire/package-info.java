/** Fire attacks, ruled on. */
@NullMarked
package org.adjutant.nomansland.fire;

import org.jspecify.annotations.NullMarked;
