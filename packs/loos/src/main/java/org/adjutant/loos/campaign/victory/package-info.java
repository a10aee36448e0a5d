/** Section 12: instant victories, control of towns, and the verdict after turn 8. */
@NullMarked
package org.adjutant.loos.campaign.victory;

import org.jspecify.annotations.NullMarked;
