/**
 * Fire support (17): each turn a side has some artillery markers; both lay theirs before the combat
 * phase, the attacker first, and each bombards one hex with as many dice as the track says.
 *
 * <p>While a marker lies on a hex, {@link org.adjutant.loos.campaign.fire.Barrage} is the form in
 * which the position holds it; a unit announced to attack has the mark {@code pledged}. {@link
 * org.adjutant.loos.campaign.fire.Fire} puts the section together.
 */
@NullMarked
package org.adjutant.loos.campaign.fire;

import org.jspecify.annotations.NullMarked;
