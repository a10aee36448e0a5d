package org.adjutant.nomansland.fire;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

/** The worked example of 2.1.3.2: infantry in L3, then a tank in K10, fire on J7. */
final class WorkedFireTest {
  private static final Given J7 =
      Battle.action("tank-you", "attacker")
          .piece("uk-inf-1", "uk-inf", "attacker", "L3")
          .steps(2)
          .piece("tank-1", "tank", "attacker", "K10")
          .steps(2)
          .with(
              new org.adjutant.rules.effect.Face(
                  org.adjutant.rules.position.PieceId.of("tank-1"), 6))
          .piece("ge-inf-1", "ge-inf", "defender", "J7")
          .piece("ge-inf-2", "ge-inf", "defender", "J7")
          .piece("officer-1", "officer", "defender", "J7");

  private static Then infantry() {
    return J7.when("attacker", "fire uk-inf-1 at ge-inf-1")
        .die("fire", 2, 4)
        .die("officer", 3)
        .then()
        .permitted();
  }

  @Test
  @ProvesRule("nomansland:2.1.3.2.m")
  void theInfantryPinsTheUnitItPicked() {
    infantry()
        .input("nomansland:2.1.3.2.a", "kept", 4)
        .input("nomansland:2.1.3.2.b", "total", 5)
        .source("table", "fire, column trench, row 5", "Pinned")
        .having("ge-inf-1", "pinned", Data.of(true))
        .steps("ge-inf-1", 1)
        .at("officer-1", "J7");
  }

  @Test
  @ProvesRule({"nomansland:2.1.3.2.n", "nomansland:2.1.3.2.o", "nomansland:2.1.3.2.f"})
  void theTankFlanksAndDestroysBothAndTheOfficerFallsWithThem() {
    infantry()
        .when("attacker", "fire tank-1 at ge-inf-1")
        .die("fire", 1, 5, 3, 2, 6, 1, 1, 4)
        .then()
        .permitted()
        .usesReading("nomansland:NI-122", 1)
        .usesReading("nomansland:NI-123", 1)
        .source("table", "fire, column trench, row 7", "Loss and Pinned")
        .source("table", "fire, column trench, row 8+", "Loss and Pinned")
        .cites("nomansland:2.1.3.2.g", "nomansland:2.1.3.2.h", "nomansland:2.1.3.2.f")
        .at("ge-inf-1", "box:lost-defender")
        .at("ge-inf-2", "box:lost-defender")
        .at("officer-1", "box:lost-defender");
  }
}
