package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A box of the turn record.
 *
 * @param number 0 for Zero Hour, then 1, 2, and so on
 * @param when the half-day it stands for (10.3)
 */
public record GameTurn(int number, String name, String when, Provenance provenance) {}
