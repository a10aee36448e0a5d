package org.adjutant.nomansland.planning;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.position.Viewer;
import org.junit.jupiter.api.Test;

final class UnveilTest {
  private static Given hidden() {
    return Battle.action("fix-bayonet", "attacker")
        .piece("ge-sec-1", "ge-sec", "defender", "J5")
        .knownTo("defender")
        .piece("ge-mg-1", "ge-mg", "defender", "J5")
        .knownTo("defender")
        .piece("q1", "unknown", "defender", "J5")
        .piece("fr-inf-1", "fr-inf", "attacker", "N5");
  }

  private static boolean isSeen(Then then, String piece) {
    return then.after().seenBy(Viewer.of(Sides.ATTACKER)).piece(piece).isPresent();
  }

  @Test
  @ProvesRule("nomansland:1.2.e")
  void theDefenderTakesAMarkerAwayEvenWhileTheAttackerActs() {
    Then open = hidden().when("defender", "unveil J5").then().permitted();
    open.cites("nomansland:1.2.e").gone("q1").event("nomansland/UnitsUnveiled");
    assertThat(isSeen(open, "ge-sec-1")).isTrue();
    assertThat(isSeen(open, "ge-mg-1")).isTrue();
    open.when("defender", "unveil J5").then().refused("nomansland:1.2.e");
  }

  @Test
  void oneUnitMayComeOutAndTheOthersStayHidden() {
    Then one = hidden().when("defender", "unveil ge-sec-1").then().permitted();
    assertThat(isSeen(one, "ge-sec-1")).isTrue();
    assertThat(isSeen(one, "ge-mg-1")).isFalse();
    assertThat(one.after().piece("q1")).isPresent();
    Given whole = hidden().reading("nomansland:NI-022", 2);
    assertThat(isSeen(whole.when("defender", "unveil ge-sec-1").then(), "ge-mg-1")).isTrue();
  }

  @Test
  void theAttackerUnveilsNothingAndLearnsNothing() {
    hidden().when("attacker", "unveil J5").then().refused("nomansland:1.2.e");
    hidden().when("attacker", "unveil J6").then().refused("nomansland:1.2.e");
    hidden().when("defender", "unveil J6").then().refused("nomansland:1.2.e");
  }

  @Test
  @ProvesRule("nomansland:1.2.e")
  void nothingIsUnveiledInTheMiddleOfAnAttack() {
    Then asked =
        Battle.on("raining-shells")
            .clock(0, "bombardment", "attacker")
            .tally("ap:attacker", 9)
            .tally("forward", 1)
            .piece("ge-sec-1", "ge-sec", "defender", "J6")
            .knownTo("defender")
            .piece("q1", "unknown", "defender", "J6")
            .when("attacker", "hurricane J6")
            .die("scatter", 4)
            .then()
            .permitted();
    asked.choice("forward");
    asked.when("defender", "unveil J6").then().refused("nomansland:1.2.e");
    asked
        .answer("attacker", "no")
        .die("barrage", 1, 1, 1, 1, 1)
        .then()
        .when("defender", "unveil J6")
        .then()
        .permitted();
  }
}
