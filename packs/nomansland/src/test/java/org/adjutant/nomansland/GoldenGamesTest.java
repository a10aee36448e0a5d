package org.adjutant.nomansland;

import java.nio.file.Path;
import org.adjutant.kit.golden.GoldenGame;
import org.adjutant.nomansland.outlook.Counselled;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games by the title's own counsel, as they were ruled when they were written down. */
class GoldenGamesTest {
  private static final long SEED = 1916;
  private static final int WHOLE = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"fix-bayonet", "ouch-at-hooge", "tank-you"})
  void everyRulingIsMadeAgainTheSameWay(String scenario) {
    Title title = Battle.title(scenario);
    new GoldenGame(title, Path.of("src/test/resources/golden/" + scenario + ".txt"))
        .check(new Counselled(title), SEED, WHOLE);
  }
}
