/** What attacks do to units: Pinned, losses, the fate of officers and tanks (0.2, 0.3). */
@NullMarked
package org.adjutant.nomansland.harm;

import org.jspecify.annotations.NullMarked;
