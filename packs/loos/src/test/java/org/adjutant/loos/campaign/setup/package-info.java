/** Tests of the set-up (11.1, 11.2, 11.5, 11.6). */
@NullMarked
package org.adjutant.loos.campaign.setup;

import org.jspecify.annotations.NullMarked;
