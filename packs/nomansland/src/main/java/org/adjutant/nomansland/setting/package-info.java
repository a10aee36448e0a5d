/**
 * What does not change during a game: the ground, the counter sheet, the tables and the scenario,
 * as typed readings of the pack's data.
 */
@NullMarked
package org.adjutant.nomansland.setting;

import org.jspecify.annotations.NullMarked;
