package org.adjutant.nomansland.guns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** Whether the Smoke counters limit the smoke of the artillery (NI-159). */
final class SmokeSupplyTest {
  private static final String LIMIT = "nomansland:NI-159";

  /** Two smoke shells on K7, with so many Smoke markers lying elsewhere. */
  private static Then shelled(int lying, int reading) {
    Given given =
        Battle.phase("raining-shells", "artillery", "attacker")
            .tally("ap:attacker", 2)
            .piece("d1", "ge-inf", "defender", "K7")
            .attribute(Subject.of(new Hex("B1")), "smoke", Data.of(lying))
            .reading(LIMIT, reading);
    return given.when("attacker", "shell K7 2 smoke").die("scatter", 6, 6).then().permitted();
  }

  private static Optional<Data> smoke(Then then) {
    return then.after().attribute(Subject.of(new Hex("K7")), "smoke");
  }

  @Test
  void artilleryLaysItsSmokeWhateverLies() {
    assertThat(smoke(shelled(12, 1))).contains(Data.of(2));
    assertThat(smoke(shelled(12, 3))).contains(Data.of(2));
  }

  @Test
  void underAnotherReadingItLaysWhatMarkersThereAre() {
    assertThat(smoke(shelled(10, 2))).contains(Data.of(2));
    Then one = shelled(11, 2).usesReading(LIMIT, 2).input("nomansland:4.2.3.f", "markers", 1);
    assertThat(smoke(one)).contains(Data.of(1));
    assertThat(smoke(shelled(12, 2).noEvent("nomansland/SmokeLaid"))).isEmpty();
  }
}
