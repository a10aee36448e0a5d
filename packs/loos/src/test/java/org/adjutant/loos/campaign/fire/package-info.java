/** Section 17 as rulings, a class for each of its subsections. */
@NullMarked
package org.adjutant.loos.campaign.fire;

import org.jspecify.annotations.NullMarked;
