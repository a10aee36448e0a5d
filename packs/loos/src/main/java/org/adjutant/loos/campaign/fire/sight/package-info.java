/**
 * Observation (17.2): what a side sees of the other through its units and, the British, from the
 * air.
 */
@NullMarked
package org.adjutant.loos.campaign.fire.sight;

import org.jspecify.annotations.NullMarked;
