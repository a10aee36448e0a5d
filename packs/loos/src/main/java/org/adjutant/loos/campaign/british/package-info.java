/**
 * The two British reserve divisions (11.7): their commitment to a sector, and how they come into
 * its front line.
 */
@NullMarked
package org.adjutant.loos.campaign.british;

import org.jspecify.annotations.NullMarked;
