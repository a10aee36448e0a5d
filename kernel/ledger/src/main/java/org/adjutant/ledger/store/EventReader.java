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
  private static final String FIELDS = "SELECT num, name, rev, millis, entry FROM ledger_event";

  private static final String LAST =
      "SELECT num FROM ledger_event WHERE stream = ? ORDER BY num DESC LIMIT 1";

  private final JdbcTx tx;

  EventReader(JdbcTx tx) {
    this.tx = tx;
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
          PreparedStatement ask = tx.statement(connection, LAST);
          ask.setString(1, stream);
          try (ResultSet answer = ask.executeQuery()) {
            return answer.next() ? OptionalLong.of(answer.getLong(1)) : OptionalLong.empty();
          }
        });
  }

  /** The names of all streams, in the order of their names. */
  public List<String> streams() {
    return tx.read(
        connection -> {
          List<String> streams = new ArrayList<>();
          try (PreparedStatement ask =
                  connection.prepareStatement(
                      "SELECT DISTINCT stream FROM ledger_event ORDER BY stream");
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
    String sql =
        FIELDS
            + " WHERE stream = ? AND num >= ? AND num <= ?"
            + wanted.condition()
            + " ORDER BY num LIMIT "
            + WINDOW;
    PreparedStatement ask = tx.statement(connection, sql);
    ask.setString(1, stream);
    ask.setLong(2, from);
    ask.setLong(3, to);
    for (int i = 0; i < wanted.names().size(); i++) {
      ask.setString(4 + i, wanted.names().get(i));
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
        answer.getLong(1),
        answer.getString(2),
        answer.getString(3),
        answer.getLong(4),
        answer.getString(5));
  }
}
