package org.adjutant.loos.campaign.german;

import org.adjutant.loos.series.Situation;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;

/** The reading in force of an interpretation whose default is 1, where no stage is at hand. */
record Reading(String id, int number) {
  static final int DEFAULT = 1;

  static Reading of(Situation situation, String id) {
    return new Reading(id, situation.position().reading(id).orElse(DEFAULT));
  }

  /** The finding, with this reading as a source. */
  Finding in(Finding finding) {
    return finding.from(new Source("interpretation", id, "reading " + number, Provenance.PRINTED));
  }
}
