package org.adjutant.nomansland.fire;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** Fog (S10.special.b). */
final class FogTest {
  private static final String FIRE = "fire ge-stoss-1 at fr-inf-1";

  @Test
  @ProvesRule("nomansland:S10.special.b")
  void nobodyFiresFartherThanFourHexes() {
    Given fog =
        Battle.action("gladiators", "attacker")
            .piece("ge-stoss-1", "ge-stoss", "attacker", "N7")
            .steps(2)
            .piece("fr-inf-1", "fr-inf", "defender", "J7")
            .steps(2);
    fog.when("attacker", FIRE).dice(1, 1).then().permitted();
    fog.moved("ge-stoss-1", "O7").when("attacker", FIRE).then().refused("nomansland:S10.special.b");
    fog.moved("ge-stoss-1", "O7").when("attacker", FIRE).then().may("attacker").notOffered(FIRE);
  }
}
