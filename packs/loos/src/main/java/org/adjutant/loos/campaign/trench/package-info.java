/**
 * The British front line and the German trenches (14), and what Loos changes in the results of
 * combat (16): {@link org.adjutant.loos.campaign.trench.TrenchRules} puts them over the series.
 */
@NullMarked
package org.adjutant.loos.campaign.trench;

import org.jspecify.annotations.NullMarked;
