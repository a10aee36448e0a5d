/**
 * Loos: The Big Push, sections 10 to 20 over the Fire &amp; Movement series. Each section is a
 * package, and {@code game} puts them together.
 *
 * <p>How a position is written down, beyond what the series keeps:
 *
 * <ul>
 *   <li>The pieces of a hex lie lowest first: the upper is the front line, the lower its reserve
 *       (18.1).
 *   <li>Boxes and tallies are in {@link org.adjutant.loos.campaign.Store}, attributes of pieces and
 *       hexes in {@link org.adjutant.loos.campaign.Mark}.
 *   <li>{@code counter-barrage} and {@code aircraft} are phases in which the other side acts, so
 *       whose player turn it is stands in the position: {@link
 *       org.adjutant.loos.campaign.Store#player}.
 *   <li>Each hex of a town is controlled by a side (12.3), the German at the start.
 * </ul>
 */
@NullMarked
package org.adjutant.loos.campaign;

import org.jspecify.annotations.NullMarked;
