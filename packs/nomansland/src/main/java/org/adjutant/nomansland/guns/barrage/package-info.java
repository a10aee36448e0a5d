/** A barrage on one hex: who rolls, with which modifiers, and what comes of it (1.5.1). */
@NullMarked
package org.adjutant.nomansland.guns.barrage;

import org.jspecify.annotations.NullMarked;
