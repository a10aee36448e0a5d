/** The campaign map as data, and its reader. */
@NullMarked
package org.adjutant.loos.campaign.map;

import org.jspecify.annotations.NullMarked;
