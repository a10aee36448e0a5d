/** Movement, ruled on. */
@NullMarked
package org.adjutant.nomansland.move;

import org.jspecify.annotations.NullMarked;
