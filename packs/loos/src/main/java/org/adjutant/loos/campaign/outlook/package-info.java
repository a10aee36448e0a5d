/**
 * What programs that play the campaign should know: how well a side stands, which attacks and
 * barrages promise something, and which moves are worth weighing. Nothing of it rules on anything.
 */
@NullMarked
package org.adjutant.loos.campaign.outlook;

import org.jspecify.annotations.NullMarked;
