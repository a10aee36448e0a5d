/**
 * Stacking and reserve lines (18): pairs of one German division or British brigade, what the lower
 * unit of a pair may do, and the mobile phases, which are for it alone.
 */
@NullMarked
package org.adjutant.loos.campaign.stack;

import org.jspecify.annotations.NullMarked;
