package org.adjutant.nomansland.headquarters;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** 2.2: the Defender acts after the Attacker, by the same rules, as his Headquarters lets him. */
final class DefendersPartTest {
  private static final Given BATTLE =
      Battle.phase("tank-you", "close-combat", "attacker")
          .piece("a1", "uk-inf", "attacker", "L3")
          .steps(2)
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2)
          .piece("d2", "ge-inf", "defender", "G5")
          .steps(2)
          .piece("d3", "ge-inf", "defender", "G7")
          .steps(2)
          .being("pinned")
          .tally("ap:defender", 3);

  @Test
  @ProvesRule({"nomansland:2.2.a", "nomansland:2.2.2.a"})
  void theDefenderActsAfterTheAttackerByTheSameRules() {
    Then guns = BATTLE.when("attacker", "end").then().phase("artillery");
    guns.when("attacker", "fire a1 at d1").then().refusedAtLeastFor("nomansland:2.1.b");
    Then acts = guns.when("defender", "end").then().phase("action");
    acts.cites("nomansland:2.2.a", "nomansland:2.2.2.a");
    acts.when("defender", "fire d1 at a1").dice(1, 1, 1).then().permitted();
    acts.when("defender", "move d2 to F5").then().permitted().at("d2", "F5");
    acts.when("defender", "rally d3").dice(6).then().permitted();
    acts.when("defender", "move d3 to F7").then().refusedAtLeastFor("nomansland:2.1.2.a");
  }

  @Test
  @ProvesRule("nomansland:2.2.0.b")
  void withoutTheArtMarkerTheDefenderUsesNoArtilleryPoints() {
    Given guns = BATTLE.clock(1, "artillery", "defender");
    guns.when("defender", "shell L3 1").then().permitted();
    guns.tally("lost:art", 1).when("defender", "shell L3 1").then().refused("nomansland:2.2.0.b");
    guns.tally("lost:cp", 1).when("defender", "shell L3 1").then().permitted();
  }
}
