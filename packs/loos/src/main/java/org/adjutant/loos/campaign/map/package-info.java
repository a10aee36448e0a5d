/**
 * The map of the campaign: what the exclusive rules of Loos ask of it that the series does not.
 * {@link org.adjutant.loos.campaign.map.CampaignMap} answers for sectors, trenches, high ground,
 * towns and entry hexes.
 */
@NullMarked
package org.adjutant.loos.campaign.map;

import org.jspecify.annotations.NullMarked;
