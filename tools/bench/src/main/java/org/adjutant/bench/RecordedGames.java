package org.adjutant.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/** Games played at random through a ledger, as exports hold them. */
final class RecordedGames {
  private RecordedGames() {}

  /**
   * @param scenario {@code loos/training}
   * @param most inputs a game takes at most
   */
  static List<RecordedGame> play(String scenario, int games, int most) throws IOException {
    List<RecordedGame> played = new ArrayList<>();
    try (Ledger ledger = Ledger.open(Store.inMemory(), Scenarios.ALL, () -> 0L)) {
      for (int n = 1; n <= games; n++) {
        played.add(
            RecordedGame.of(
                Copy.read(new BufferedReader(new StringReader(play(ledger, scenario, n, most))))));
      }
    }
    return played;
  }

  private static String play(Ledger ledger, String scenario, int number, int most)
      throws IOException {
    OpenGame game =
        ledger.create(
            new NewGame(
                "g" + number,
                Scenarios.packOf(scenario),
                Scenarios.scenarioOf(scenario),
                Map.of(),
                Map.of(),
                Luck.FRESH,
                Optional.of("seed " + number)));
    SplittableRandom random = new SplittableRandom(number);
    LegalDraw draw = new LegalDraw(game.title(), random::nextInt);
    for (int n = 0; n < most && game.now("main").outcome().isEmpty(); n++) {
      Position now = game.now("main");
      List<SideId> sides = Offers.deciding(now);
      draw.next(now, sides.get(random.nextInt(sides.size())))
          .ifPresent(
              input ->
                  game.submit(
                      new Submission(
                          "main", input, "random", Ledger.newId(), OptionalLong.empty())));
    }
    StringBuilder out = new StringBuilder();
    new Post(ledger).export(game.name(), Viewer.UMPIRE, out);
    return out.toString();
  }
}
