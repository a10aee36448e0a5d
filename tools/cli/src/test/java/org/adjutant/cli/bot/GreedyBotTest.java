package org.adjutant.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.adjutant.cli.bot.Match.Decision;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedyBotTest {
  private static final int WHOLE = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"blue", "red"})
  void itAttacksAndBeatsTheRandomBotOnEitherSide(String greedy) {
    SideId side = SideId.of(greedy);
    SideId other = side.equals(Match.BLUE) ? Match.RED : Match.BLUE;
    List<Decision> game =
        new Match(Map.of(side, new GreedyBot(), other, new RandomBot()), 7).play(WHOLE);
    assertThat(game).allMatch(decision -> decision.ruling().permitted());
    Position end = game.get(game.size() - 1).ruling().after();
    assertThat(end.outcome().orElseThrow().winners()).containsExactly(side);
    assertThat(Match.count(game, side, EventNames.ATTACK_DECLARED)).isGreaterThan(3);
    assertThat(Match.TITLE.score(end, side)).isGreaterThan(500);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy"})
  void itDecidesOnWhatItsSideSeesAlone(String name) {
    List<Decision> game =
        new Match(Map.of(Match.BLUE, new GreedyBot(), Match.RED, new RandomBot()), 3).play(120);
    int choices = 0;
    for (Decision decision : game) {
      Position whole = decision.before();
      boolean choice = !whole.openChoices().isEmpty();
      choices += choice ? 1 : 0;
      if (choice || decision.ruling().after().clock().turn() == 2) {
        Position view = whole.seenBy(Viewer.of(decision.side()));
        Input seen = Bots.named(name).choose(Match.TITLE, view, decision.side());
        assertThat(view).isNotEqualTo(whole);
        assertThat(Bots.named(name).choose(Match.TITLE, whole, decision.side())).isEqualTo(seen);
      }
    }
    assertThat(choices).isGreaterThan(3);
  }
}
