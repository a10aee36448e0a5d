package org.adjutant.cli.golden;

import java.nio.file.Path;
import org.adjutant.cli.bot.Bot;
import org.adjutant.cli.bot.GreedyBot;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.golden.GoldenGame;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games of the greedy bot against itself, as they were ruled when they were written down. */
class GoldenGamesTest {
  private static final long SEED = 1915;
  private static final int WHOLE = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"training", "campaign"})
  void everyRulingIsMadeAgainTheSameWay(String scenario) {
    LoosPack pack = new LoosPack();
    Title title = pack.open(scenario, PackData.of(pack));
    Bot greedy = new GreedyBot();
    new GoldenGame(title, Path.of("src/test/resources/golden/loos-" + scenario + ".txt"))
        .check((position, side) -> greedy.choose(title, position, side), SEED, WHOLE);
  }
}
