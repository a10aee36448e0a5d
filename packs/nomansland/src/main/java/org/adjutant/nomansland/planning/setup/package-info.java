/**
 * Setting up (1.2, 1.7): what each side may put where, the set-ups that come ready made, and the
 * company that enters later. What a scenario asks of a side is an {@link
 * org.adjutant.nomansland.planning.setup.Order}.
 */
@NullMarked
package org.adjutant.nomansland.planning.setup;

import org.jspecify.annotations.NullMarked;
