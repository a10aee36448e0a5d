package org.adjutant.nomansland.fire;

import static org.adjutant.nomansland.fire.FireField.facing;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.junit.jupiter.api.Test;

/** Fire along a trenchline, and through Loopholes (2.1.3.1.l, 2.1.3.1.n, 4.3.4.d). */
final class TrenchLineTest {
  private static final Ground GROUND = Battle.setting("specialists").ground();

  private static boolean same(String a, String b, int reading) {
    return TrenchLine.same(GROUND, new Hex(a), new Hex(b), reading);
  }

  @Test
  void aTrenchlineIsAMainTrenchOrACommunicationSegment() {
    assertThat(same("J1", "J13", 1)).isTrue();
    assertThat(same("I3", "H3", 1)).isTrue();
    assertThat(same("I3", "J3", 1)).isFalse();
    assertThat(same("I3", "I11", 1)).isFalse();
    assertThat(same("I4", "I5", 1)).isFalse();
    assertThat(same("J1", "G1", 2)).isTrue();
    assertThat(same("J1", "P1", 2)).isFalse();
    assertThat(same("P1", "R1", 2)).isTrue();
    assertThat(same("I3", "H3", 3)).isFalse();
    assertThat(same("J1", "J13", 3)).isTrue();
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.l")
  void nobodyFiresAlongHisOwnTrenchline() {
    Given trench =
        Battle.action("a-gun-still-too-far", "attacker")
            .piece("fr-inf-1", "fr-inf", "attacker", "J3")
            .steps(2)
            .piece("ge-sec-1", "ge-sec", "defender", "J5");
    trench
        .when("attacker", "fire fr-inf-1 at ge-sec-1")
        .then()
        .refused("nomansland:2.1.3.1.l")
        .usesReading("nomansland:NI-005", 1);
    trench
        .moved("ge-sec-1", "I5")
        .when("attacker", "fire fr-inf-1 at ge-sec-1")
        .dice(1, 1)
        .then()
        .permitted();
    trench
        .moved("ge-sec-1", "G3")
        .when("attacker", "fire fr-inf-1 at ge-sec-1")
        .dice(1, 1)
        .then()
        .permitted();
    trench
        .moved("ge-sec-1", "G3")
        .reading("nomansland:NI-005", 2)
        .when("attacker", "fire fr-inf-1 at ge-sec-1")
        .then()
        .refused("nomansland:2.1.3.1.l");
  }

  @Test
  @ProvesRule("nomansland:2.1.3.1.n")
  void aTankIsATargetEvenInTheFirersTrenchWhereItIsOneAtAll() {
    Given tank =
        facing(
            Battle.action("tank-you", "defender")
                .reading("nomansland:NI-111", 2)
                .piece("tank-1", "tank", "attacker", "J4")
                .steps(2)
                .piece("ge-inf-1", "ge-inf", "defender", "J6")
                .steps(2),
            "tank-1",
            1);
    tank.when("defender", "fire ge-inf-1 at tank-1")
        .dice(1, 1, 1)
        .then()
        .permitted()
        .cites("nomansland:2.1.3.1.n");
    tank.piece("uk-inf-1", "uk-inf", "attacker", "J4")
        .when("defender", "fire ge-inf-1 at uk-inf-1")
        .then()
        .refused("nomansland:2.1.3.1.l");
  }

  @Test
  @ProvesRule("nomansland:4.3.4.d")
  void theDefenderFiresThroughHisLoophole() {
    Given loophole =
        Battle.action("specialists", "defender")
            .piece("ge-sec-1", "ge-sec", "defender", "G3")
            .piece("fr-hp16-1", "fr-hp16", "attacker", "H3")
            .steps(2);
    String fire = "fire ge-sec-1 at fr-hp16-1";
    loophole.when("defender", fire).dice(1).then().permitted().cites("nomansland:4.3.4.d");
    Given oneLine = loophole.reading("nomansland:NI-005", 2);
    oneLine.when("defender", fire).dice(1).then().permitted().cites("nomansland:4.3.4.d");
    Given far = oneLine.moved("fr-hp16-1", "I3");
    far.when("defender", fire).then().refused("nomansland:2.1.3.1.l");
    far.reading("nomansland:NI-132", 2)
        .when("defender", fire)
        .dice(1)
        .then()
        .permitted()
        .cites("nomansland:4.3.4.d");
    oneLine
        .moved("fr-hp16-1", "H11")
        .moved("ge-sec-1", "G11")
        .when("defender", fire)
        .dice(1)
        .then()
        .permitted()
        .cites("nomansland:4.3.4.d");
  }
}
