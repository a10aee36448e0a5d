package org.adjutant.nomansland.weapons.flame;

import org.adjutant.rules.data.Data;

/**
 * Flames at work, as their stages carry them along.
 *
 * @param by the flamethrower
 * @param target the unit attacked
 * @param hit whether it must give ground
 */
record Burning(String by, String target, boolean hit) {
  private static final String FLAMES = "flames";

  static Burning of(Data locals) {
    Data data = locals.get(FLAMES);
    return new Burning(data.text("by"), data.text("target"), data.get("hit").flag());
  }

  /** These locals with the flames in them. */
  Data write(Data locals) {
    return locals.with(FLAMES, Data.of("by", by).with("target", target).with("hit", hit));
  }

  Burning hitting(boolean struck) {
    return new Burning(by, target, struck);
  }
}
