package org.adjutant.nomansland.planning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

final class ReadyMadeTest {

  @TestFactory
  Stream<DynamicTest> theDefenderCanSetUpAsPlannedInEveryScenario() {
    return Planned.SCENARIOS.stream()
        .map(
            scenario ->
                DynamicTest.dynamicTest(
                    scenario,
                    () -> {
                      Then ready = Planned.defenderReady(scenario);
                      assertThat(ready.after().at(Place.box("pool-defender"))).isEmpty();
                      assertThat(ready.after().clock().phase())
                          .isNotEqualTo(PhaseId.DEFENDER_SET_UP);
                    }));
  }

  /** Every row that the Surprise Table has. */
  @TestFactory
  Stream<DynamicTest> theAttackerCanSetUpAsPlannedInEveryScenario() {
    return Planned.SCENARIOS.stream()
        .flatMap(scenario -> rows(scenario).stream().map(row -> attacker(scenario, row)));
  }

  private static DynamicTest attacker(String scenario, String row) {
    return DynamicTest.dynamicTest(
        scenario + " from row " + row,
        () -> {
          Then ready =
              Planned.attackerToSetUp(scenario, row)
                  .when("attacker", "ready-made")
                  .then()
                  .permitted()
                  .when("attacker", "ready")
                  .then()
                  .permitted();
          List<Piece> left = ready.after().at(Place.box("pool-attacker"));
          assertThat(left).allMatch(piece -> piece.number(Mark.COMPANY, 0) == 3);
        });
  }

  private static List<String> rows(String scenario) {
    return switch (scenario) {
      case "fix-bayonet" -> List.of("O");
      case "ouch-at-hooge", "gladiators" -> List.of("M");
      case "specialists", "last-gamble" -> List.of("N");
      default -> List.of("L", "M", "N", "O");
    };
  }
}
