package org.adjutant.nomansland.guns;

import static org.adjutant.nomansland.guns.Front.hex;
import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** The Creeping Barrage under other readings: on whom it falls (NI-089), with what (NI-094). */
final class CreepingReadingsTest {
  private static final String WHEN = "nomansland:NI-089";
  private static final String WITH_WHAT = "nomansland:NI-094";

  private static Given laid(int reading) {
    return Battle.phase("specialists", "bombardment", "attacker")
        .reading(WHEN, reading)
        .piece("d", "ge-sec", "defender", "L5")
        .steps(2);
  }

  @Test
  void itHurtsNobodyWhereItIsLaidButByTheOtherReading() {
    Stages.run(laid(1), "place-creeping-barrage").noEvent("DiceRolled");
    Stages.run(laid(2), "place-creeping-barrage", 6)
        .usesReading(WHEN, 2)
        .input("nomansland:1.5.1.e", "creeping barrage", -1)
        .having("d", "pinned", Data.of(true));
  }

  /** A section of the Attacker's that moves into the row under fire, where another one stands. */
  private static Then into(int reading) {
    return Battle.action("specialists", "attacker")
        .reading(WHEN, reading)
        .attribute(Subject.GAME, "creep-row", Data.of("M"))
        .piece("u", "fr-hp16", "attacker", "N7")
        .steps(2)
        .piece("v", "fr-hp16", "attacker", "M7")
        .steps(2)
        .when("attacker", "move u to M7")
        .then()
        .permitted();
  }

  @Test
  void whoComesUnderItIsSafeUntilItGoesOnButByTheOtherReading() {
    into(1).noEvent("DiceRolled").at("u", "M7");
    Then under = into(2).awaitsRoll("barrage");
    under.cites("nomansland:4.1.2.d").usesReading(WHEN, 2);
    under
        .diceFall(6)
        .then()
        .having("u", "pinned", Data.of(true))
        .at("u", "M7")
        .noEvent("nomansland/UnitsUnveiled");
    assertThat(under.after().piece("v").orElseThrow().flag("pinned")).isFalse();
  }

  private static Given advancing(String scenario, int reading) {
    return Battle.on(scenario)
        .clock(1, "artillery", "attacker")
        .reading(WITH_WHAT, reading)
        .attribute(Subject.GAME, "creep-row", Data.of("L"))
        .piece("d", "ge-sec", "defender", "K5")
        .steps(2);
  }

  @Test
  void itIsHighExplosiveButByTheOtherReadingItMayNeutralise() {
    Then plain = Stages.run(advancing("specialists", 1), "enter-artillery", 6);
    assertThat(plain.noChoice().after().attribute(hex("K5"), "tests")).contains(Data.of(1));
    Then asked = Stages.run(advancing("specialists", 2), "enter-artillery");
    asked.choice("creeping-shells").offersOnly("he", "neutralization");
    Then neutral =
        asked
            .answer("attacker", "neutralization")
            .dice(6)
            .then()
            .cites("nomansland:4.1.5.a", "nomansland:4.1.5.c")
            .usesReading(WITH_WHAT, 2)
            .input("nomansland:1.5.1.e", "neutralization", 1)
            .steps("d", 2)
            .having("d", "pinned", Data.of(true));
    assertThat(neutral.after().attribute(hex("K5"), "tests")).isEmpty();
    Then he = asked.answer("attacker", "he").dice(6).then();
    assertThat(he.after().attribute(hex("K5"), "tests")).contains(Data.of(1));
  }
}
