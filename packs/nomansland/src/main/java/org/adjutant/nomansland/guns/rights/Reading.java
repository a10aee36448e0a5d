package org.adjutant.nomansland.guns.rights;

import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Desk;

/** The reading of an interpretation that is in force where a side decides. */
public record Reading(String interpretation, int number, boolean set) {
  public static Reading of(Desk desk, String interpretation) {
    return new Reading(
        interpretation,
        desk.reading(interpretation),
        desk.view().reading(interpretation).isPresent());
  }

  public boolean is(int other) {
    return number == other;
  }

  /** For the finding that rests on it. */
  public Source source() {
    return Source.reading(interpretation, number, set);
  }
}
