/** The end of a turn and of the game: who has reached what, points, exhaustion, agreement (3). */
@NullMarked
package org.adjutant.nomansland.victory;

import org.jspecify.annotations.NullMarked;
