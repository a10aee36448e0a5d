/**
 * The Fire &amp; Movement series, sections 2 to 9: this package holds what all its rules look at.
 * {@link org.adjutant.loos.series.Battlefield} is what never changes, {@link
 * org.adjutant.loos.series.Situation} is a battlefield in a position, {@link
 * org.adjutant.loos.series.Unit} a piece with its values, {@link org.adjutant.loos.series.Ground}
 * the map under the terrain key.
 *
 * <p>How a position is written down:
 *
 * <ul>
 *   <li>A unit is a piece in a hex. It waits in {@code box:turn-N} before it comes into play, with
 *       the hexes it may enter by in its attribute {@code entry}; eliminated, it lies in {@code
 *       box:eliminated} with 0 steps.
 *   <li>Its kind is a row of the counter sheet. Attributes that stand for printed values, and the
 *       flags {@code moved}, {@code moved-mobile}, {@code attacked}, {@code advanced}, {@code
 *       displaced}, {@code bombarded}, {@code defended}, {@code defended-mobile}, which last until
 *       the next player turn begins, are in {@link org.adjutant.loos.series.Marks}.
 *   <li>Support markers are no pieces (7.0) but numbers in cups: {@code pool:SIDE}, {@code
 *       received:SIDE}, {@code used:SIDE}; one that is committed and still face down is the paper
 *       {@code committed:SIDE:N}. The tally {@code allotment:SIDE} counts those received this turn.
 *       See {@link org.adjutant.loos.series.Stores}.
 *   <li>A fortification built or razed in play is the feature {@code fortification} of its hex; how
 *       many markers fell on a hex in a player turn is its attribute {@code bombarded}.
 *   <li>Whoever brings a unit into a hex, by whatever way, adds what {@link
 *       org.adjutant.loos.series.Entering} says to the same event.
 *   <li>Phases are in {@link org.adjutant.loos.series.PhaseNames}; the active side is the attacker.
 * </ul>
 */
@NullMarked
package org.adjutant.loos.series;

import org.jspecify.annotations.NullMarked;
