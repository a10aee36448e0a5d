package org.adjutant.nomansland.planning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.rules.event.EventNames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RandomPlanningTest {
  private static final int MOST = 150;

  @ParameterizedTest
  @ValueSource(
      strings = {"fix-bayonet", "evil-genius", "raining-shells", "specialists", "silent-death"})
  @ProvesRule("nomansland:0.5.a")
  void planningIsDoneOnceInItsOrderHoweverItIsPlayed(String scenario) {
    List<String> phases = new ArrayList<>(List.of(PhaseId.DEFENDER_SET_UP));
    RandomGame.play(
        Battle.title(scenario),
        7,
        MOST,
        turn ->
            turn.ruling().events().stream()
                .filter(event -> event.name().equals(EventNames.PHASE_BEGAN))
                .map(event -> event.facts().text("phase"))
                .filter(phase -> !phases.contains(phase))
                .forEach(phases::add));
    List<String> planning =
        List.of(
            PhaseId.DEFENDER_SET_UP,
            PhaseId.SKY,
            PhaseId.RECONNAISSANCE,
            PhaseId.BOMBARDMENT,
            PhaseId.SURPRISE,
            PhaseId.ATTACKER_SET_UP);
    assertThat(phases).startsWith(planning.toArray(String[]::new));
    assertThat(phases).contains(PhaseId.ELAN_SHUFFLE, PhaseId.ACTION);
  }
}
