/** The order of play and all sections as one title (0.5). */
@NullMarked
package org.adjutant.nomansland.game;

import org.jspecify.annotations.NullMarked;
