package org.adjutant.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.ruling.Input;

/** A game of {@code events} events in a file of its own. */
final class LongGame implements AutoCloseable {
  final Path file;
  final Store store;
  final Ledger ledger;
  final OpenGame game;
  private int next;

  LongGame(long events) throws IOException {
    file = Files.createTempDirectory("adjutant-bench").resolve("games.db");
    store = Store.open(file);
    ledger = Ledger.open(store, Field.TITLES, System::currentTimeMillis);
    game = ledger.create(NewGame.of("g", "field", "field"));
    for (long head = game.history().head(); head < events; head += 2) {
      walk();
    }
  }

  /** One durable ruling: its event and its own row. */
  long walk() {
    next++;
    Input input = Input.act(Field.SIDE, "walk", Field.walk(next));
    return game.submit(new Submission("main", input, "bench", Ledger.newId(), OptionalLong.empty()))
        .number();
  }

  @Override
  public void close() throws IOException {
    ledger.close();
    Files.deleteIfExists(file);
  }
}
