package org.adjutant.rules.spi;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;

/**
 * Checks one rule, or a few that belong together, for one action: adds a finding for each rule
 * broken, and one for each that permits where that is worth saying. All validators of an action
 * run, so that a refusal names every rule broken; so each must bear what the others would refuse (a
 * piece that is not there).
 */
@FunctionalInterface
public interface Validator {
  void check(Desk desk, Data args, Findings findings);
}
