package org.adjutant.nomansland.fire;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.junit.jupiter.api.Test;

/** How the British rifles of scenario 11 may fire (NI-109). */
final class RiflesOf1918Test {
  private static final String WHAT = "nomansland:NI-109";

  private static Given before(int reading) {
    return Battle.action("last-gamble", "attacker")
        .reading(WHAT, reading)
        .piece("r", "uk-rifle-18", "attacker", "L7")
        .piece("d", "ge-sec", "defender", "J7")
        .steps(2)
        .piece("e", "ge-sec", "defender", "J7")
        .steps(2);
  }

  @Test
  void theyFireAsRiflesAndAsNothingElse() {
    before(1).when("attacker", "fire r at d").dice(1).then().permitted();
    before(1).when("attacker", "fire r at d as lmg").then().refusedAtLeastFor("nomansland:4.2.8.b");
  }

  @Test
  void underTheOtherReadingTheyFireAsALightMachineGunToo() {
    before(2)
        .when("attacker", "fire r at d as lmg")
        .die("fire", 6, 6)
        .die("fire", 6, 6)
        .then()
        .permitted()
        .cites("nomansland:S11.attacker.b", "nomansland:2.1.3.2.g")
        .usesReading(WHAT, 2)
        .steps("d", 1)
        .steps("e", 1);
    before(2).when("attacker", "fire r at d as rifle").dice(6).then().permitted().steps("e", 2);
    before(2).when("attacker", "fire r at d").then().refusedAtLeastFor("nomansland:4.2.8.b");
    before(2)
        .when("attacker", "turn r 1")
        .then()
        .may("attacker")
        .offered("fire r at d as lmg", "fire r at d as rifle");
  }
}
