package org.adjutant.ledger.index;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.JdbcTx;
import org.adjutant.ledger.store.Row;
import org.adjutant.ledger.store.Store;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.ledger.store.Wanted;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;

/**
 * The index of games, rulings and rolls. Games and streams are noted as they begin, in the
 * transaction that begins them. Rulings and rolls are taken in from the stored events: before each
 * question, and while a stream grows every {@value #STRIDE} events in the transaction of the last
 * of them, because an index that is written at every ruling costs more than the ruling. How far a
 * stream has been taken in is kept beside it, so nothing is left out, whenever a program ends.
 */
public final class Index {
  private static final int STRIDE = 512;

  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE IF NOT EXISTS index_game (game VARCHAR(60) NOT NULL PRIMARY KEY)",
          "CREATE TABLE IF NOT EXISTS index_stream (stream VARCHAR(200) NOT NULL PRIMARY KEY,"
              + " game VARCHAR(60) NOT NULL, events BIGINT NOT NULL)",
          "CREATE TABLE IF NOT EXISTS index_ruling (stream VARCHAR(200) NOT NULL, num BIGINT NOT NULL,"
              + " game VARCHAR(60) NOT NULL, permitted INTEGER NOT NULL, actor VARCHAR(60) NOT NULL, same VARCHAR(20) NOT NULL,"
              + " words VARCHAR(4000) NOT NULL, PRIMARY KEY (stream, num))",
          "CREATE INDEX IF NOT EXISTS index_ruling_same ON index_ruling (same)",
          "CREATE TABLE IF NOT EXISTS index_roll (stream VARCHAR(200) NOT NULL, num BIGINT NOT NULL,"
              + " rollkey VARCHAR(400) NOT NULL, dice VARCHAR(400) NOT NULL, PRIMARY KEY (stream, num))",
          "CREATE TABLE IF NOT EXISTS index_mail (game VARCHAR(60) NOT NULL, reader VARCHAR(60) NOT NULL,"
              + " stream VARCHAR(200) NOT NULL, events BIGINT NOT NULL, PRIMARY KEY (game, reader, stream))",
          "CREATE INDEX IF NOT EXISTS index_roll_key ON index_roll (stream, rollkey)");

  private static final Wanted INDEXED =
      Wanted.only(RulingBook.RULING, RulingBook.REFUSAL, EventNames.DICE_ROLLED, EventBook.HIDDEN);

  private final Store store;
  private final JdbcTx tx;

  public Index(Store store) {
    this.store = store;
    this.tx = store.transactions();
  }

  /** Makes the tables that are not there yet. */
  public void prepare() {
    tx.write(
        connection -> {
          try (Statement statement = connection.createStatement()) {
            for (String table : TABLES) {
              statement.execute(table);
            }
          }
          return TABLES;
        });
  }

  /** Whether this does anything with an event as it happens. */
  public static boolean wants(DomainEventMessage<?> event) {
    return event.getSequenceNumber() % STRIDE == 0
        && Streams.isOfGame(event.getAggregateIdentifier());
  }

  @EventHandler
  void on(Entry entry, DomainEventMessage<Entry> message) {
    String stream = message.getAggregateIdentifier();
    long number = message.getSequenceNumber();
    if (Streams.isGame(stream)) {
      if (number == 0) {
        insert("INSERT INTO index_game (game) VALUES (?)", Streams.gameOf(stream));
      }
    } else if (Streams.isOfGame(stream)) {
      if (number == 0) {
        insert(
            "INSERT INTO index_stream (stream, game, events) VALUES (?, ?, 0)",
            stream,
            Streams.gameOf(stream));
      } else if (number % STRIDE == 0) {
        takeIn(stream);
      }
    }
  }

  /** Takes in what is new in all streams of a game, if the store can be written now. */
  void takeInGame(String game) {
    try {
      streams(game).keySet().forEach(this::takeIn);
    } catch (StoreException e) {
      // What is not taken in is read instead.
    }
  }

  /** The rulings of a game that are not taken in: none, unless the store cannot be written. */
  List<Row> notTakenIn(String game) {
    List<Row> rows = new ArrayList<>();
    Wanted rulings = Wanted.only(RulingBook.RULING, RulingBook.REFUSAL);
    streams(game)
        .forEach(
            (stream, events) ->
                store
                    .reader()
                    .rows(stream, events, Long.MAX_VALUE, rulings)
                    .forEachRemaining(rows::add));
    return rows;
  }

  /** Takes in what is new in a stream. */
  void takeIn(String stream) {
    long known = streams(Streams.gameOf(stream)).getOrDefault(stream, 0L);
    long last = store.reader().last(stream).orElse(-1);
    if (last >= known) {
      tx.write(
          connection -> {
            store
                .reader()
                .rows(stream, known, last, INDEXED)
                .forEachRemaining(row -> takeIn(stream, row));
            return insert(
                "INSERT INTO index_stream (stream, game, events) VALUES (?, ?, ?)"
                    + " ON CONFLICT (stream) DO UPDATE SET events = excluded.events",
                stream,
                Streams.gameOf(stream),
                last + 1);
          });
    }
  }

  private void takeIn(String stream, Row row) {
    boolean permitted = row.name().equals(RulingBook.RULING);
    if (permitted || row.name().equals(RulingBook.REFUSAL)) {
      ruling(stream, row.number(), row.entry(), permitted);
      return;
    }
    RecordedEvent event = EventBook.read(row.number(), row.entry(), Viewer.UMPIRE);
    if (event.name().equals(EventNames.DICE_ROLLED)) {
      insert(
          "INSERT INTO index_roll (stream, num, rollkey, dice) VALUES (?, ?, ?, ?)"
              + " ON CONFLICT DO NOTHING",
          stream,
          row.number(),
          event.facts().text("key"),
          event.facts().get("dice").toString());
    }
  }

  private void ruling(String stream, long number, Entry entry, boolean permitted) {
    RulingWords words = RulingWords.of(entry);
    insert(
        "INSERT INTO index_ruling (stream, num, game, permitted, actor, same, words)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        stream,
        number,
        Streams.gameOf(stream),
        permitted ? 1 : 0,
        words.actor(),
        words.same(),
        words.text());
  }

  /** By stream of a game, how many of its events have been taken in. */
  private Map<String, Long> streams(String game) {
    return tx.read(
        connection -> {
          Map<String, Long> streams = new LinkedHashMap<>();
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT stream, events FROM index_stream WHERE game = ? ORDER BY stream")) {
            ask.setString(1, game);
            try (ResultSet answer = ask.executeQuery()) {
              while (answer.next()) {
                streams.put(answer.getString(1), answer.getLong(2));
              }
            }
          }
          return streams;
        });
  }

  private int insert(String sql, Object... values) {
    return tx.write(connection -> insert(connection, sql, values));
  }

  private int insert(Connection connection, String sql, Object... values) throws SQLException {
    PreparedStatement insert = tx.statement(connection, sql);
    for (int i = 0; i < values.length; i++) {
      insert.setObject(i + 1, values[i]);
    }
    return insert.executeUpdate();
  }
}
