/** Tests of victory (12). */
@NullMarked
package org.adjutant.loos.campaign.victory;

import org.jspecify.annotations.NullMarked;
