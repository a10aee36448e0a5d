package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads stored events beside Axon: streams from number to number, or only those of some types.
 * Reading locks nothing and sees what is committed; inside a command it sees the command's own
 * events that Axon has written already.
 */
public final class EventReader {
  private static final int WINDOW = 512;
  private static final String FIELDS = "SELECT id, name, rev, millis, entry FROM ledger_event";

  private static final String LAST =
      "SELECT id FROM ledger_event WHERE id >= ? AND id <= ? ORDER BY id DESC LIMIT 1";

  private static final String STREAMS =
      "SELECT stream FROM ledger_stream s WHERE EXISTS (SELECT 1 FROM ledger_event e"
          + " WHERE e.id >= s.id * 4294967296 AND e.id < (s.id + 1) * 4294967296)"
          + " ORDER BY stream";

  private final JdbcTx tx;
  private final StreamKeys keys;

  EventReader(JdbcTx tx, StreamKeys keys) {
    this.tx = tx;
    this.keys = keys;
  }

  /** The events of a stream with numbers from {@code from} to {@code to}, both included. */
  public Iterator<Row> rows(String stream, long from, long to) {
    return rows(stream, from, to, Wanted.ALL);
  }

  /**
   * The events of a stream with numbers from {@code from} to {@code to} that are wanted. Read in
   * windows as the iterator goes, so a long stream never stands in memory.
   */
  public Iterator<Row> rows(String stream, long from, long to, Wanted wanted) {
    return new Windows<>(from, to, WINDOW, next -> window(stream, next, to, wanted), Row::number);
  }

  /** One event of a stream. */
  public Optional<Row> row(String stream, long number) {
    return window(stream, number, number, Wanted.ALL).stream().findFirst();
  }

  /** The number of the last event of a stream; empty if there is no such stream. */
  public OptionalLong last(String stream) {
    return tx.read(
        connection -> {
          Optional<StreamKeys.Key> key = keys.find(connection, stream);
          if (key.isEmpty()) {
            return OptionalLong.empty();
          }
          PreparedStatement ask = tx.statement(connection, LAST);
          ask.setLong(1, key.get().of(0));
          ask.setLong(2, key.get().of(Long.MAX_VALUE));
          try (ResultSet answer = ask.executeQuery()) {
            return answer.next()
                ? OptionalLong.of(StreamKeys.Key.number(answer.getLong(1)))
                : OptionalLong.empty();
          }
        });
  }

  /** The names of all streams, in the order of their names. */
  public List<String> streams() {
    return tx.read(
        connection -> {
          List<String> streams = new ArrayList<>();
          try (PreparedStatement ask = connection.prepareStatement(STREAMS);
              ResultSet answer = ask.executeQuery()) {
            while (answer.next()) {
              streams.add(answer.getString(1));
            }
          }
          return List.copyOf(streams);
        });
  }

  private List<Row> window(String stream, long from, long to, Wanted wanted) {
    return tx.read(connection -> window(connection, stream, from, to, wanted));
  }

  private List<Row> window(Connection connection, String stream, long from, long to, Wanted wanted)
      throws SQLException {
    Optional<StreamKeys.Key> key = keys.find(connection, stream);
    if (key.isEmpty() || from > to) {
      return List.of();
    }
    String sql =
        FIELDS + " WHERE id >= ? AND id <= ?" + wanted.condition() + " ORDER BY id LIMIT " + WINDOW;
    PreparedStatement ask = tx.statement(connection, sql);
    ask.setLong(1, key.get().of(from));
    ask.setLong(2, key.get().of(to));
    for (int i = 0; i < wanted.names().size(); i++) {
      ask.setString(3 + i, wanted.names().get(i));
    }
    List<Row> rows = new ArrayList<>();
    try (ResultSet answer = ask.executeQuery()) {
      while (answer.next()) {
        rows.add(row(stream, answer));
      }
    }
    return rows;
  }

  private static Row row(String stream, ResultSet answer) throws SQLException {
    return new Row(
        stream,
        StreamKeys.Key.number(answer.getLong(1)),
        answer.getString(2),
        answer.getString(3),
        answer.getLong(4),
        answer.getString(5));
  }
}
