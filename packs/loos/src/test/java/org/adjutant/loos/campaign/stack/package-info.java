/** Section 18 under test. */
@NullMarked
package org.adjutant.loos.campaign.stack;

import org.jspecify.annotations.NullMarked;
