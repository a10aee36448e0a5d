/** A die with its modifiers, each by name. */
@NullMarked
package org.adjutant.nomansland.guns.score;

import org.jspecify.annotations.NullMarked;
