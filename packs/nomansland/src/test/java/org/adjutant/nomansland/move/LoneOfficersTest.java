package org.adjutant.nomansland.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.junit.jupiter.api.Test;

/** Officers alone at the end of the turn (2.1.2.e). */
final class LoneOfficersTest {
  private static final String WHEN = "nomansland:NI-117";

  @Test
  @ProvesRule("nomansland:2.1.2.e")
  void anOfficerWithoutAUnitOfHisSideIsLostWhenTheTurnEnds() {
    Given last =
        Battle.phase("sturmtruppen", "counter-attack", "defender")
            .piece("ge-inf-1", "ge-inf", "attacker", "N7")
            .steps(2)
            .piece("officer-1", "officer", "attacker", "N7")
            .piece("officer-2", "officer", "attacker", "M7")
            .piece("uk-inf-1", "uk-inf", "defender", "M7")
            .steps(2)
            .piece("officer-3", "officer", "defender", "J7")
            .cup("elan", "initiative", "initiative", "forward");
    Then ended = last.when("defender", "end").dice(1, 2).then().permitted();
    ended
        .cites("nomansland:2.1.2.e")
        .at("officer-1", "N7")
        .at("officer-2", "box:lost-attacker")
        .at("officer-3", "box:lost-defender");
  }

  /** The Attacker's Officer stands alone when the Attacker's phases end. */
  private static Given alone(int reading) {
    return Battle.phase("sturmtruppen", "close-combat", "attacker")
        .reading(WHEN, reading)
        .piece("officer-1", "officer", "attacker", "M7")
        .piece("officer-2", "officer", "defender", "J7")
        .piece("ge-inf-1", "ge-inf", "attacker", "N7")
        .piece("uk-inf-1", "uk-inf", "defender", "J8");
  }

  @Test
  void byAnotherReadingHeIsLostWhenHisOwnPhaseEnds() {
    alone(1).when("attacker", "end").then().permitted().at("officer-1", "M7");
    alone(2)
        .when("attacker", "end")
        .then()
        .permitted()
        .cites("nomansland:2.1.2.e")
        .usesReading(WHEN, 2)
        .at("officer-1", "box:lost-attacker")
        .at("officer-2", "J7");
  }

  @Test
  void thenTheEndOfTheTurnIsTooLateForHim() {
    Given given =
        alone(2).clock(1, "counter-attack", "defender").cup("elan", "rallying", "rallying");
    given.when("defender", "end").dice(1, 2).then().at("officer-1", "M7").at("officer-2", "J7");
  }

  /** Officer 1 is alone among the Attacker's, officer 2 is with a unit. */
  private static Given warned(String phase) {
    return Battle.phase("sturmtruppen", phase, "attacker")
        .piece("officer-1", "officer", "attacker", "M7")
        .piece("officer-2", "officer", "attacker", "N7")
        .piece("ge-inf-1", "ge-inf", "attacker", "N7")
        .piece("uk-inf-1", "uk-inf", "defender", "J8");
  }

  private static List<Duty> duties(Given given) {
    Desk desk = new Desk(given.title(), given.position(), Sides.ATTACKER);
    return given.title().duties(desk);
  }

  @Test
  void whileHisSideMayActItIsWarned() {
    assertThat(duties(warned("action")))
        .singleElement()
        .satisfies(
            duty -> {
              assertThat(duty.rule()).isEqualTo("nomansland:2.1.2.e");
              assertThat(duty.what()).contains("officer-1", "M7", "end of the turn");
              assertThat(duty.must()).isFalse();
            });
    assertThat(duties(warned("close-combat"))).isEmpty();
  }

  @Test
  void theNewsOfHisLossNameTheRule() {
    Given given = warned("action");
    Data facts = Data.of("unit", "officer-1").with("at", "M7").with("rule", "nomansland:2.1.2.e");
    assertThat(given.title().display().tell("PieceEliminated", SideId.SYSTEM, facts))
        .hasValueSatisfying(text -> assertThat(text).contains("nomansland:2.1.2.e", "alone"));
  }
}
