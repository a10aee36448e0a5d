package org.adjutant.nomansland.headquarters;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.board.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which units each scenario gives for the Counter-Attack. */
final class ForceTest {
  private static final Given HOOGE =
      Battle.phase("ouch-at-hooge", "counter-attack", "defender")
          .piece("lost-1", "fr-sec", "defender", "box:lost-defender")
          .steps(1)
          .being("pinned")
          .being("gassed")
          .piece("lost-2", "fr-mg", "defender", "box:lost-defender")
          .piece("lost-3", "officer", "defender", "box:lost-defender")
          .piece("lost-4", "ge-inf", "attacker", "box:lost-attacker");

  @ParameterizedTest
  @CsvSource({
    "raining-shells, ge-res, S05.special.d",
    "tank-you, ge-res, S06.special.d",
    "sturmtruppen, uk-res, S07.special.c",
    "specialists, ge-res, S08.special.k",
    "silent-death, ge-res, S09.special.l",
    "gladiators, fr-hp16, S10.special.f",
    "last-gamble, ge-res, S11.special.m"
  })
  @ProvesRule({
    "nomansland:S05.special.d",
    "nomansland:S06.special.d",
    "nomansland:S07.special.c",
    "nomansland:S08.special.k",
    "nomansland:S09.special.l",
    "nomansland:S10.special.f",
    "nomansland:S11.special.m"
  })
  void theListedUnitsAreGathered(String scenario, String kind, String rule) {
    Place reserve = Place.box("reserve");
    assertThat(Given.opened(Battle.title(scenario)).position().at(reserve))
        .hasSize(6)
        .allMatch(unit -> unit.kind().equals(kind));
    Given phase = Battle.phase(scenario, "counter-attack", "defender");
    Then planned =
        phase.piece("r1", kind, "defender", "box:reserve").when("defender", "plan r1").then();
    planned.permitted().cites("nomansland:" + rule);
  }

  @Test
  @ProvesRule("nomansland:S04.special.e")
  void inTheFourthScenarioEliminatedUnitsComeBackWhole() {
    Then back = HOOGE.when("defender", "plan lost-1").then().permitted();
    back.cites("nomansland:S04.special.e").at("lost-1", "box:counter-attack").steps("lost-1", 2);
    assertThat(back.after().piece("lost-1").orElseThrow().attributes()).isEmpty();
    for (String other : new String[] {"lost-2", "lost-3"}) {
      HOOGE.when("defender", "plan " + other).then().refused("nomansland:S04.special.e");
    }
    Given reduced = HOOGE.reading("nomansland:NI-078", 2);
    reduced.when("defender", "plan lost-1").then().steps("lost-1", 1);
  }
}
