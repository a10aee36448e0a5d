/** Sections 14 and 16, ruling by ruling. */
@NullMarked
package org.adjutant.loos.campaign.trench;

import org.jspecify.annotations.NullMarked;
