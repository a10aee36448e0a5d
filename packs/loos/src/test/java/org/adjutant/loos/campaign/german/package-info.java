@NullMarked
package org.adjutant.loos.campaign.german;

import org.jspecify.annotations.NullMarked;
