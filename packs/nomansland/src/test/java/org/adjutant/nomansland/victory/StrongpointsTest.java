package org.adjutant.nomansland.victory;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.position.PieceId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenario 10 is won in the moment in which the last strongpoint falls (S10.victory.a). */
final class StrongpointsTest {
  @Test
  void theLastStrongpointMayFallInCloseCombat() {
    Battle.phase("gladiators", "close-combat", "attacker")
        .piece("a1", "ge-stoss", "attacker", "D4")
        .piece("a2", "ge-stoss", "attacker", "F5")
        .steps(2)
        .piece("pillbox-1", "pillbox", "defender", "F5")
        .piece("d1", "fr-hp16", "defender", "F5")
        .when("attacker", "assault F5 with a2 against d1")
        .die("close combat", 6)
        .then()
        .outcome("breakthrough", "attacker");
  }

  @Test
  void theLastStrongpointMayFallToABarrage() {
    Battle.phase("gladiators", "artillery", "attacker")
        .tally("ap:attacker", 3)
        .piece("a1", "ge-stoss", "attacker", "D4")
        .piece("nest-1", "mg-nest", "defender", "F9")
        .piece("d1", "fr-hp16", "defender", "M3")
        .when("attacker", "shell F9 3")
        .dice(6, 6, 6, 6)
        .then()
        .outcome("breakthrough", "attacker");
  }

  private static Given lastIs(String structure) {
    return Battle.action("gladiators", "attacker")
        .piece("a1", "ge-stoss", "attacker", "D4")
        .piece("a2", "ge-flam", "attacker", "G9")
        .piece("a3", "ge-stoss", "attacker", "G9")
        .piece("s", structure, "defender", "F9")
        .with(new Face(PieceId.of("s"), 4))
        .piece("d1", "fr-hp16", "defender", "F9")
        .having("inside", "s");
  }

  @Test
  void theLastStrongpointMayFallToGrenades() {
    lastIs("pillbox")
        .when("attacker", "throw a3 at d1")
        .dice(6, 1)
        .then()
        .outcome("breakthrough", "attacker");
    lastIs("mg-nest")
        .when("attacker", "throw a3 at d1")
        .then()
        .answer("defender", "stand")
        .dice(6, 1)
        .then()
        .outcome("breakthrough", "attacker");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pillbox", "mg-nest"})
  void theLastStrongpointMayFallToFlames(String structure) {
    lastIs(structure)
        .when("attacker", "burn a2 at d1")
        .dice(6, 1)
        .then()
        .outcome("breakthrough", "attacker");
  }
}
