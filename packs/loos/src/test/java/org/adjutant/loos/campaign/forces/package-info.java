/** The campaign's order of battle, tracks and prepared set-ups as data, and their readers. */
@NullMarked
package org.adjutant.loos.campaign.forces;

import org.jspecify.annotations.NullMarked;
