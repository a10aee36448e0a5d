package org.adjutant.loos.campaign.trench;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Given;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

/** Asks a position directly how far ZOC reach. */
record Zoned(Situation situation, SideId side) {
  /** German ZOC. */
  static Zoned of(Given given) {
    return new Zoned(TrenchField.field().in(given.position()), Store.GERMAN);
  }

  static Zoned british(Given given) {
    return new Zoned(TrenchField.field().in(given.position()), Store.BRITISH);
  }

  void covers(String hex, boolean covered) {
    assertThat(situation.zones(side).covers(new Hex(hex))).isEqualTo(covered);
  }
}
