/**
 * What both sides bring to the campaign, and when: the order of battle (section 20), the turn
 * record, the artillery tracks and the release of German divisions, and prepared set-ups.
 */
@NullMarked
package org.adjutant.loos.campaign.forces;

import org.jspecify.annotations.NullMarked;
