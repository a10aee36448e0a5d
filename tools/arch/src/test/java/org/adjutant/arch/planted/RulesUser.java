package org.adjutant.arch.planted;

import org.adjutant.rules.board.Place;

/** Knows another module. */
interface RulesUser {
  Place place();
}
