/** The set-up of the campaign (11.1, 11.2, 11.5, 11.6): the German deploys, then the British. */
@NullMarked
package org.adjutant.loos.campaign.setup;

import org.jspecify.annotations.NullMarked;
