package org.adjutant.ledger.index;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.JdbcTx;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventHandler;

/** Keeps the index as events are appended, in their transaction. */
public final class Index {
  private static final List<String> TABLES =
      List.of(
          "CREATE TABLE IF NOT EXISTS index_game (game VARCHAR(60) NOT NULL PRIMARY KEY)",
          "CREATE TABLE IF NOT EXISTS index_ruling (stream VARCHAR(200) NOT NULL, num BIGINT NOT NULL,"
              + " game VARCHAR(60) NOT NULL, permitted INTEGER NOT NULL, actor VARCHAR(60) NOT NULL, same VARCHAR(20) NOT NULL,"
              + " words VARCHAR(4000) NOT NULL, PRIMARY KEY (stream, num))",
          "CREATE INDEX IF NOT EXISTS index_ruling_same ON index_ruling (same)",
          "CREATE TABLE IF NOT EXISTS index_roll (stream VARCHAR(200) NOT NULL, num BIGINT NOT NULL,"
              + " rollkey VARCHAR(400) NOT NULL, dice VARCHAR(400) NOT NULL, PRIMARY KEY (stream, num))",
          "CREATE TABLE IF NOT EXISTS index_mail (game VARCHAR(60) NOT NULL, reader VARCHAR(60) NOT NULL,"
              + " stream VARCHAR(200) NOT NULL, events BIGINT NOT NULL, PRIMARY KEY (game, reader, stream))",
          "CREATE INDEX IF NOT EXISTS index_roll_key ON index_roll (stream, rollkey)");

  private final JdbcTx tx;

  public Index(JdbcTx tx) {
    this.tx = tx;
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

  @EventHandler
  void on(Entry entry, DomainEventMessage<Entry> message) {
    record(message.getAggregateIdentifier(), message.getSequenceNumber(), entry);
  }

  /** Takes one stored event into the index. */
  public void record(String stream, long number, Entry entry) {
    String name = entry.type().name();
    if (Streams.isGame(stream)) {
      if (number == 0) {
        tx.write(
            connection ->
                insert(
                    connection,
                    "INSERT INTO index_game (game) VALUES (?)",
                    Streams.gameOf(stream)));
      }
    } else if (name.equals(RulingBook.RULING) || name.equals(RulingBook.REFUSAL)) {
      ruling(stream, number, entry, name.equals(RulingBook.RULING));
    } else if (name.equals(EventNames.DICE_ROLLED)) {
      RecordedEvent rolled = EventBook.read(number, entry, Viewer.UMPIRE);
      tx.write(
          connection ->
              insert(
                  connection,
                  "INSERT INTO index_roll (stream, num, rollkey, dice) VALUES (?, ?, ?, ?)",
                  stream,
                  number,
                  rolled.facts().text("key"),
                  rolled.facts().get("dice").toString()));
    }
  }

  private void ruling(String stream, long number, Entry entry, boolean permitted) {
    RulingWords words = RulingWords.of(entry);
    tx.write(
        connection ->
            insert(
                connection,
                "INSERT INTO index_ruling (stream, num, game, permitted, actor, same, words) VALUES (?, ?, ?, ?, ?, ?, ?)",
                stream,
                number,
                Streams.gameOf(stream),
                permitted ? 1 : 0,
                words.actor(),
                words.same(),
                words.text()));
  }

  private Object insert(Connection connection, String sql, Object... values) throws SQLException {
    PreparedStatement insert = tx.statement(connection, sql);
    for (int i = 0; i < values.length; i++) {
      insert.setObject(i + 1, values[i]);
    }
    return insert.executeUpdate();
  }
}
