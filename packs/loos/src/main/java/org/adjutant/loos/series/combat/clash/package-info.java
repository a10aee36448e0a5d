/**
 * What bombardment and ground combat have in common (8.0, 8.2.2 to 8.2.4): who fights whom, what
 * each side is worth, the combat results table, and losses.
 */
@NullMarked
package org.adjutant.loos.series.combat.clash;

import org.jspecify.annotations.NullMarked;
