package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** What guns leave on the map hinders who fires through it. */
final class HindranceTest {
  private static Given firing() {
    return Battle.action("tank-you", "attacker")
        .piece("uk-inf-1", "uk-inf", "attacker", "M7")
        .steps(2)
        .piece("ge-inf-1", "ge-inf", "defender", "J7")
        .steps(2);
  }

  private static void hinders(Given given, String rule) {
    given.when("attacker", "fire uk-inf-1 at ge-inf-1").dice(1, 1).then().permitted().cites(rule);
  }

  @Test
  @ProvesRule({"nomansland:1.5.4.2.b", "nomansland:4.1.1.3.b", "nomansland:4.1.2.g"})
  void smokeGasAndACreepingBarrageDo() {
    hinders(firing().attribute(hex("L7"), "smoke", Data.of(1)), "nomansland:1.5.4.2.b");
    hinders(firing().attribute(hex("L7"), "gas", Data.of(1)), "nomansland:4.1.1.3.b");
    hinders(firing().attribute(Subject.GAME, "creep-row", Data.of("K")), "nomansland:4.1.2.g");
  }
}
