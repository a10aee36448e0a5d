package org.adjutant.nomansland.elan;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** 2.0: the values of the track are in the Attacker's rolls, and in nobody else's. */
final class TrackTest {
  private static final Given PINNED =
      Battle.action("tank-you", "attacker")
          .piece("a1", "uk-inf", "attacker", "O3")
          .steps(2)
          .being("pinned")
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2)
          .being("pinned");

  private static Then rallies(Given given, int die) {
    return given.when("attacker", "rally a1").die("rally", die).then().permitted();
  }

  @Test
  @ProvesRule({"nomansland:2.0.c", "nomansland:2.0.d", "nomansland:2.4.b"})
  void theBoxUnderTheLowestMarkerIsAddedToEveryRally() {
    int[] values = {2, 1, 0, -1, -2};
    for (int lowest = 0; lowest < values.length; lowest++) {
      Then tried = rallies(PINNED.tally("elan:rallying", lowest), 1);
      tried.input("nomansland:2.0.d", "box", lowest + 1);
      tried.input("nomansland:2.0.d", "value", values[lowest]).cites("nomansland:2.0.c");
    }
    rallies(PINNED, 2).event("nomansland/UnitRallied").fact("total", 4);
    rallies(PINNED.tally("elan:rallying", 1), 2).event("nomansland/RallyFailed").fact("total", 3);
    rallies(PINNED.tally("elan:close-combat", 4), 2).event("nomansland/UnitRallied");
  }

  @Test
  @ProvesRule("nomansland:2.0.a")
  void theDefendersRollsTakeNothingFromTheTrack() {
    Given theirs = PINNED.clock(1, "action", "defender");
    Then tried = theirs.when("defender", "rally d1").die("rally", 3).then();
    tried.cites("nomansland:2.0.a").citesNot("nomansland:2.0.c");
    tried.event("nomansland/RallyFailed").fact("total", 3);
    theirs
        .tally("elan:initiative", 1)
        .when("defender", "rally d1 initiative 1")
        .then()
        .refused("nomansland:2.0.a");
  }

  @Test
  @ProvesRule({"nomansland:2.0.e", "nomansland:2.0.f"})
  void anInitiativeBonusComesOnTopOfEveryOtherModifier() {
    Given able = PINNED.tally("elan:initiative", 2).tally("elan:rallying", 2);
    Then tried = able.when("attacker", "rally a1 initiative 1").die("rally", 3).then();
    tried.event("nomansland/UnitRallied").fact("total", 4);
    tried.tally("elan:initiative", 3).cites("nomansland:2.0.e", "nomansland:2.0.f");
    rallies(able, 3).event("nomansland/RallyFailed").fact("total", 3);
  }
}
