package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A division of either side (11.2, 11.3, 11.6).
 *
 * @param id as counters show it: {@code 47}, {@code 3B}
 */
public record Division(String id, String name, SideId side, Start start, Provenance provenance) {}
