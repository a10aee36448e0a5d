package org.adjutant.nomansland.move;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** Officers alone at the end of the turn (2.1.2.e). */
final class LoneOfficersTest {
  @Test
  @ProvesRule("nomansland:2.1.2.e")
  void anOfficerWithoutAUnitOfHisSideIsLostWhenTheTurnEnds() {
    Given last =
        Battle.phase("sturmtruppen", "counter-attack", "defender")
            .piece("ge-inf-1", "ge-inf", "attacker", "N7")
            .steps(2)
            .piece("officer-1", "officer", "attacker", "N7")
            .piece("officer-2", "officer", "attacker", "M7")
            .piece("uk-inf-1", "uk-inf", "defender", "M7")
            .steps(2)
            .piece("officer-3", "officer", "defender", "J7")
            .cup("elan", "initiative", "initiative", "forward");
    Then ended = last.when("defender", "end").dice(1, 2).then().permitted();
    ended
        .cites("nomansland:2.1.2.e")
        .at("officer-1", "N7")
        .at("officer-2", "box:lost-attacker")
        .at("officer-3", "box:lost-defender");
  }
}
