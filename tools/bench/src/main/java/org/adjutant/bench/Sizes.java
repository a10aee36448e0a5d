package org.adjutant.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.Titles;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.store.Row;
import org.adjutant.ledger.store.Store;
import org.adjutant.loos.LoosPack;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/**
 * How many bytes a recorded game of the training scenario takes: an event, and a ruling with its
 * trail.
 */
public final class Sizes {
  private static final int LONGEST = 5_000;

  private Sizes() {}

  public static void main(String[] args) throws IOException {
    Path dir = Files.createTempDirectory("adjutant-sizes");
    Pack pack = new LoosPack();
    Titles titles =
        new Titles() {
          @Override
          public DataSet data(String id) {
            return PackData.of(pack);
          }

          @Override
          public String version(String id) {
            return pack.version();
          }

          @Override
          public Title open(String id, String scenario, DataSet data) {
            return pack.open(scenario, data);
          }
        };
    try (Store store = Store.open(dir.resolve("games.db"));
        Ledger ledger = Ledger.open(store, titles, System::currentTimeMillis)) {
      OpenGame game = ledger.create(NewGame.of("g", "loos", "training"));
      RandomGame.play(
          game.title(),
          1,
          LONGEST,
          turn -> {
            Input input = turn.ruling().input();
            if (!(input instanceof Input.Dice)) {
              submit(game, input);
            }
          });
      report(store, System.out);
    }
  }

  private static void submit(OpenGame game, Input input) {
    try {
      game.submit(new Submission("main", input, "bench", Ledger.newId(), OptionalLong.empty()));
    } catch (RuntimeException e) {
      // The ledger's dice differ from the random game's, so that a later input may not fit; it is
      // passed over.
    }
  }

  private static void report(Store store, PrintStream out) {
    long events = 0;
    long eventBytes = 0;
    long rulings = 0;
    long rulingBytes = 0;
    var rows = store.reader().rows("game/g/b0", 0, Long.MAX_VALUE);
    while (rows.hasNext()) {
      Row row = rows.next();
      if (row.name().equals(RulingBook.RULING)) {
        rulings++;
        rulingBytes += row.text().length();
      } else {
        events++;
        eventBytes += row.text().length();
      }
    }
    out.printf("%d events, %d bytes each%n", events, eventBytes / Math.max(events, 1));
    out.printf(
        "%d rulings, %d bytes each with trail, %d with their events%n",
        rulings,
        rulingBytes / Math.max(rulings, 1),
        (rulingBytes + eventBytes) / Math.max(rulings, 1));
  }
}
