/**
 * The campaign put together: its data, the order of play, Zero Hour, and all sections as one title.
 */
@NullMarked
package org.adjutant.loos.campaign.game;

import org.jspecify.annotations.NullMarked;
