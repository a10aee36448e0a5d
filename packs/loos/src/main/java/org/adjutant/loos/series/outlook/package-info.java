/**
 * How well a side stands, for programs that compare positions: points, combats in the offing by the
 * odds of the table, and the ground. No rule of the game is in here, and no ruling depends on it.
 * Worths are in hundredths of a victory point.
 */
@NullMarked
package org.adjutant.loos.series.outlook;

import org.jspecify.annotations.NullMarked;
