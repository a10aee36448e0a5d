/**
 * The German reserves: release and arrival of the reinforcements (11.3), replacements (11.4),
 * regiments, battalions and the deadpile (13). {@link org.adjutant.loos.campaign.german.German} is
 * the phase in which they come, {@link org.adjutant.loos.campaign.german.GermanLosses} what becomes
 * of a German unit that loses a step.
 */
@NullMarked
package org.adjutant.loos.campaign.german;

import org.jspecify.annotations.NullMarked;
