/**
 * A whole game of the series: set-up, the sequence of play, victory, and the title made of them.
 */
@NullMarked
package org.adjutant.loos.series.game;

import org.jspecify.annotations.NullMarked;
