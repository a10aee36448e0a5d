package org.adjutant.nomansland.planning.wave;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Subject;
import org.junit.jupiter.api.Test;

/** Scenario 8; the third company waits in the pool. */
final class WaveTest {
  private static final String CALL = "nomansland:S08.special.e";
  private static final String ROWS = "nomansland:S08.special.f";

  private static Given firstWave(String hex, int company) {
    Given given =
        Battle.action("specialists", "attacker")
            .piece("fr-hp16-1", "fr-hp16", "attacker", hex)
            .having("company", company);
    for (int i = 0; i < 8; i++) {
      given =
          given
              .piece("fr-hp16-" + (17 + i), "fr-hp16", "attacker", "box:pool-attacker")
              .steps(2)
              .having("company", 3)
              .having("platoon", i / 2 + 1);
    }
    return given
        .piece("officer-3", "officer", "attacker", "box:pool-attacker")
        .having("company", 3);
  }

  /** It was called in an earlier turn. */
  private static Given called() {
    return firstWave("K5", 1).attribute(Subject.GAME, Wave.CALLED, Data.of(true));
  }

  private static Then enter(Given given, String what) {
    return given.when("attacker", "enter " + what).then();
  }

  @Test
  @ProvesRule("nomansland:S08.special.e")
  void theThirdCompanyIsCalledWhenTheFirstWaveStandsNextToErich() {
    enter(firstWave("K5", 1), "fr-hp16-17 P5").refused(CALL);
    Then next = firstWave("K5", 1).when("attacker", "end").then().permitted();
    next.cites(CALL).event("nomansland/WaveCalled");
    firstWave("L5", 1).when("attacker", "end").then().noEvent("nomansland/WaveCalled");
    firstWave("K5", 2).when("attacker", "end").then().event("nomansland/WaveCalled");
    firstWave("K5", 2)
        .reading("nomansland:NI-144", 3)
        .when("attacker", "end")
        .then()
        .noEvent("nomansland/WaveCalled");
    Then in = enter(called(), "fr-hp16-17,fr-hp16-18,officer-3 P5").permitted();
    in.cites(CALL).at("fr-hp16-17", "P5").at("officer-3", "P5");
    assertThat(in.after().piece("fr-hp16-17").orElseThrow().attribute(Mark.ACTED)).isEmpty();
  }

  @Test
  void whoStandsThereWhenTheNextActionPhaseBeginsHasCalledItToo() {
    Then begun =
        firstWave("K5", 1).clock(2, "artillery", "attacker").when("attacker", "end").then();
    begun.phase("action").cites(CALL).event("nomansland/WaveCalled");
    enter(begun.given(), "fr-hp16-17 P5").permitted();
    Given far = firstWave("L5", 1).clock(2, "artillery", "attacker");
    far.when("attacker", "end").then().phase("action").noEvent("nomansland/WaveCalled");
  }

  @Test
  void itEntersBeforeAnybodyActsOrAtOnceByTheSecondReading() {
    Given acted = called().where("fr-hp16-1").having(Mark.ACTED, "fire");
    enter(acted, "fr-hp16-17 P5").refused(CALL);
    Given atOnce = firstWave("K5", 1).reading("nomansland:NI-144", 2);
    enter(atOnce, "fr-hp16-17 P5").permitted();
  }

  @Test
  @ProvesRule("nomansland:S08.special.f")
  void twoPlatoonsEnterInRogerAndTwoBehindIt() {
    enter(called(), "fr-hp16-17 O5").refused(ROWS);
    enter(called(), "fr-hp16-17 R5").refused(ROWS);
    Then first = enter(called(), "fr-hp16-17,fr-hp16-18 P5").permitted().cites(ROWS);
    Given half = enter(first.given(), "fr-hp16-19 P6").permitted().given();
    enter(half, "fr-hp16-21 P7").refused(ROWS);
    enter(half, "fr-hp16-20 Q6").refused(ROWS);
    Given front = enter(half, "fr-hp16-20 P7").permitted().given();
    enter(front, "fr-hp16-21 P8").refused(ROWS);
    Then behind = enter(front, "fr-hp16-21,fr-hp16-22,fr-hp16-23,fr-hp16-24 Q5").permitted();
    behind.at("fr-hp16-24", "Q5");
  }

  @Test
  void anOfficerEntersWithAUnitAndEveryUnitOnce() {
    enter(called(), "officer-3 P5").refused("nomansland:1.7.a");
    Given in = enter(called(), "fr-hp16-17 P5").permitted().given();
    enter(in, "officer-3 P5").permitted();
    enter(in, "fr-hp16-17 P6").refused(CALL);
    enter(in, "fr-hp16-1 P6").refused(CALL);
  }
}
