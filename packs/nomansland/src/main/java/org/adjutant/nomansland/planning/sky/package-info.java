/**
 * Sky Domination (1.3): who flies, the dice of the Aces, the dice of all, and who is shot down. The
 * Air Phase calls {@link org.adjutant.nomansland.planning.sky.Dogfight#STAGE} again (2.3.a).
 */
@NullMarked
package org.adjutant.nomansland.planning.sky;

import org.jspecify.annotations.NullMarked;
