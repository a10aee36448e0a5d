package org.adjutant.loos.campaign.trench;

import org.adjutant.loos.series.Situation;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Source;

/** The reading in force of an interpretation, where no stage is at hand to ask for it. */
record Reading(String id, int number) {

  /** In a situation; the first reading unless another is set. */
  static Reading of(Situation situation, String id) {
    return of(situation, id, 1);
  }

  /** In a situation; this reading unless another is set. */
  static Reading of(Situation situation, String id, int byDefault) {
    return new Reading(id, situation.position().reading(id).orElse(byDefault));
  }

  boolean is(int reading) {
    return number == reading;
  }

  /** For the trail of what depends on it. */
  Source source() {
    return new Source("interpretation", id, "reading " + number, Provenance.PRINTED);
  }
}
