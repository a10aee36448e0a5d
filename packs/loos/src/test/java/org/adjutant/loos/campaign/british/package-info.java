/** Section 11.7 under test. */
@NullMarked
package org.adjutant.loos.campaign.british;

import org.jspecify.annotations.NullMarked;
