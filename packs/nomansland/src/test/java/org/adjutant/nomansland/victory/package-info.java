/** Tests of the end of turns and of the game. */
@NullMarked
package org.adjutant.nomansland.victory;

import org.jspecify.annotations.NullMarked;
