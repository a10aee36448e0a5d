package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

final class CreepingBarrageTest {
  /** The Attacker's first Artillery Phase as it begins. */
  private static Given before(String scenario, String row) {
    return Battle.on(scenario)
        .clock(1, "artillery", "attacker")
        .attribute(Subject.GAME, "creep-row", Data.of(row));
  }

  private static Then advance(String scenario, String row, String unit, String hex, int... dice) {
    return Stages.run(
        before(scenario, row).piece("u1", unit, "defender", hex).steps(2), "enter-artillery", dice);
  }

  @Test
  @ProvesRule({
    "nomansland:4.1.2.a",
    "nomansland:4.1.2.b",
    "nomansland:S08.attacker.c",
    "nomansland:S08.special.c",
    "nomansland:S10.attacker.f",
    "nomansland:S11.special.b"
  })
  void itIsLaidInRowLWhereTheScenarioGivesIt() {
    for (String scenario : new String[] {"specialists", "gladiators", "last-gamble"}) {
      Then then =
          Stages.run(Battle.phase(scenario, "bombardment", "attacker"), "place-creeping-barrage");
      then.cites("nomansland:4.1.2.a", "nomansland:4.1.2.b");
      assertThat(then.after().attribute(Subject.GAME, "creep-row")).contains(Data.of("L"));
    }
    Stages.run(Battle.phase("specialists", "bombardment", "attacker"), "place-creeping-barrage")
        .cites("nomansland:S08.attacker.c", "nomansland:S08.special.c");
    Stages.run(Battle.phase("last-gamble", "bombardment", "attacker"), "place-creeping-barrage")
        .cites("nomansland:S11.attacker.d", "nomansland:S11.special.b");
    Stages.run(Battle.phase("sturmtruppen", "bombardment", "attacker"), "place-creeping-barrage")
        .noEvent("nomansland/CreepingBarragePlaced");
  }

  @Test
  @ProvesRule({"nomansland:4.1.2.c", "nomansland:4.1.2.e"})
  void itGoesOneRowFurtherAndLeavesTestMarkersOnWire() {
    Then then = Stages.run(before("specialists", "L"), "enter-artillery");
    then.cites("nomansland:4.1.2.c");
    assertThat(then.after().attribute(Subject.GAME, "creep-row")).contains(Data.of("K"));
    assertThat(then.after().attribute(hex("K1"), "tests")).contains(Data.of(1));
    assertThat(then.after().attribute(hex("J1"), "tests")).isEmpty();
  }

  @Test
  @ProvesRule("nomansland:4.1.2.d")
  void friendAndEnemyUnderItRollAtMinusOneAndDugoutsDoNot() {
    Given given =
        before("gladiators", "J")
            .piece("fr-inf-1", "fr-inf", "defender", "I5")
            .steps(2)
            .piece("ge-stoss-1", "ge-stoss", "attacker", "I6")
            .steps(2)
            .piece("dugout-1", "dugout", "defender", "I7")
            .steps(0)
            .piece("pillbox-1", "pillbox", "defender", "I8")
            .steps(0);
    Stages.run(given, "enter-artillery", 4, 6, 6)
        .cites("nomansland:4.1.2.d")
        .input("nomansland:1.5.1.e", "creeping barrage", -1)
        .having("fr-inf-1", "pinned", Data.of(true))
        .steps("ge-stoss-1", 1)
        .at("pillbox-1", "I8");
  }

  @Test
  @ProvesRule("nomansland:S11.attacker.d")
  void theUsualMinusOneIsNotForScenarioElevenNorUnderTheOtherReading() {
    advance("last-gamble", "J", "ge-inf", "I5", 3)
        .cites("nomansland:S11.attacker.d")
        .input("nomansland:1.5.1.e", "total", 3);
    advance("gladiators", "J", "fr-inf", "I5", 3).input("nomansland:1.5.1.e", "total", 2);
    Stages.run(
            before("gladiators", "J")
                .reading("nomansland:NI-090", 2)
                .piece("u1", "fr-inf", "defender", "I5")
                .steps(2),
            "enter-artillery",
            3)
        .input("nomansland:1.5.1.e", "total", 3);
  }

  @Test
  @ProvesRule("nomansland:4.1.2.f")
  void onReachingFriedrichItFallsThereAndEnds() {
    Then then = advance("gladiators", "H", "fr-inf", "G5", 6);
    then.cites("nomansland:4.1.2.f").steps("u1", 2).having("u1", "pinned", Data.of(true));
    assertThat(then.after().attribute(Subject.GAME, "creep-row")).isEmpty();
  }

  @Test
  void wireBesideTheAttackerIsTestedAtOnce() {
    Stages.run(
            before("gladiators", "L").piece("ge-stoss-1", "ge-stoss", "attacker", "L5").steps(2),
            "enter-artillery",
            6,
            6,
            6)
        .event("nomansland/WireTested")
        .times(3);
  }

  @Test
  void itDoesNotMoveInTheDefendersArtilleryPhase() {
    Stages.run(before("gladiators", "L").clock(1, "artillery", "defender"), "enter-artillery")
        .noEvent("nomansland/CreepingBarrageAdvanced");
  }
}
