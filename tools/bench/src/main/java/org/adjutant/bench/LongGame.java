package org.adjutant.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.OptionalLong;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.ruling.Input;

/** A game of {@code events} events in a file of its own. */
final class LongGame implements AutoCloseable {
  private static final String NAME = "games.db";
  private static final String STREAM = Streams.branch("g", "b0");

  final Path file;
  final OpenGame game;
  private final Store store;
  private final Ledger ledger;
  private int next;

  /** Plays the game, one durable ruling at a time. */
  LongGame(long events) throws IOException {
    this(Files.createTempDirectory("adjutant-bench").resolve(NAME), events);
  }

  private LongGame(Path file, long events) {
    this.file = file;
    store = Store.open(file);
    ledger = Ledger.open(store, Field.TITLES, System::currentTimeMillis);
    game =
        ledger.games().isEmpty()
            ? ledger.create(NewGame.of("g", "field", "field"))
            : ledger.game("g");
    for (long head = game.history().head(); head < events; head += 2) {
      walk();
    }
  }

  /**
   * A copy of such a game that is played once and kept in the folder for temporary files, for
   * benchmarks that begin anew often.
   */
  static LongGame copied(long events) throws IOException {
    Path kept = Path.of(System.getProperty("java.io.tmpdir"), "adjutant-bench-" + events + ".db");
    if (!Files.exists(kept)) {
      LongGame made = new LongGame(events);
      made.ledger.close();
      Files.move(made.file, kept, StandardCopyOption.ATOMIC_MOVE);
    }
    Path copy = Files.createTempDirectory("adjutant-bench").resolve(NAME);
    Files.copy(kept, copy);
    return new LongGame(copy, 0);
  }

  /** One durable ruling: its event and its own row. */
  long walk() {
    next++;
    Input input = Input.act(Field.SIDE, "walk", Field.walk(next));
    return game.submit(new Submission("main", input, "bench", Ledger.newId(), OptionalLong.empty()))
        .number();
  }

  /** Bytes of the rows of the last ruling. */
  int bytes() {
    int bytes = 0;
    long last = store.reader().last(STREAM).orElseThrow();
    for (var rows = store.reader().rows(STREAM, last - 1, last); rows.hasNext(); ) {
      bytes += rows.next().text().length();
    }
    return bytes;
  }

  @Override
  public void close() throws IOException {
    ledger.close();
    Files.deleteIfExists(file);
  }
}
