package org.adjutant.nomansland.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.kit.ProvesRule;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.junit.jupiter.api.Test;

/** The order of planning and of a turn. */
class SequenceTest {
  private static List<String> phases(Sequence sequence, int count) {
    List<String> names = new ArrayList<>();
    Clock clock = sequence.first();
    for (int n = 0; n < count; n++) {
      names.add(clock.turn() + " " + clock.phase() + " " + clock.active());
      clock = sequence.next(at(clock));
    }
    return names;
  }

  private static Position at(Clock clock) {
    return Effects.fold(Position.EMPTY, List.of(new SetClock(clock)));
  }

  @Test
  @ProvesRule({
    "nomansland:0.5.a",
    "nomansland:0.5.b",
    "nomansland:0.5.c",
    "nomansland:0.5.d",
    "nomansland:0.5.e"
  })
  void planningIsDoneOnceThenTurnsFollow() {
    Sequence sequence = new Sequence(false, stage -> true);
    assertThat(phases(sequence, 20))
        .containsExactly(
            "0 defender-set-up [defender]",
            "0 sky []",
            "0 reconnaissance []",
            "0 bombardment [attacker]",
            "0 surprise []",
            "0 attacker-set-up [attacker]",
            "0 elan-shuffle []",
            "1 artillery [attacker]",
            "1 action [attacker]",
            "1 close-combat [attacker]",
            "1 artillery [defender]",
            "1 action [defender]",
            "1 close-combat [defender]",
            "1 counter-attack [defender]",
            "1 air []",
            "1 elan []",
            "1 wind []",
            "1 turn-end []",
            "2 artillery [attacker]",
            "2 action [attacker]");
  }

  @Test
  void theDefendersGunsAnswerBeforeTheFirstTurnWhereTheScenarioSaysSo() {
    assertThat(phases(new Sequence(true, stage -> true), 7))
        .last()
        .isEqualTo("0 counter-preparation [defender]");
  }
}
