package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/** The tables of a store, and the version of their form. */
final class Tables {
  /** The form this program writes. */
  static final int FORMAT = 1;

  private static final String META =
      "CREATE TABLE IF NOT EXISTS ledger_meta"
          + " (name VARCHAR(40) NOT NULL PRIMARY KEY, content VARCHAR(200) NOT NULL)";

  private Tables() {}

  /**
   * Creates what is missing.
   *
   * @throws StoreException.Foreign if a later version made the tables; nothing is touched then
   */
  static void prepare(JdbcTx tx, Dialect dialect, String where) {
    tx.write(
        connection -> {
          run(connection, META);
          Optional<String> format = format(connection);
          if (format.isPresent()) {
            check(format.get(), where);
            return null;
          }
          for (String statement : statements(dialect)) {
            run(connection, statement);
          }
          run(connection, "INSERT INTO ledger_meta VALUES ('format', '" + FORMAT + "')");
          return null;
        });
  }

  /** Checks a store that is not to be written. @throws StoreException.Foreign if it is not ours */
  static void check(JdbcTx tx, String where) {
    check(tx.read(Tables::format).orElse("none"), where);
  }

  private static void check(String format, String where) {
    if (format.equals(Integer.toString(FORMAT))) {
      return;
    }
    boolean later = format.matches("\\d{1,9}") && Integer.parseInt(format) > FORMAT;
    throw new StoreException.Foreign(
        later
            ? "The store has format " + format + "; this program knows formats up to " + FORMAT
            : "The store has the unknown format \"" + format + "\"",
        where,
        later ? "Use a newer version of the program." : "Give the path of a store, or a new one.");
  }

  private static Optional<String> format(Connection connection) throws SQLException {
    try (PreparedStatement ask =
            connection.prepareStatement("SELECT content FROM ledger_meta WHERE name = 'format'");
        ResultSet answer = ask.executeQuery()) {
      return answer.next() ? Optional.of(answer.getString(1)) : Optional.empty();
    }
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * The text of an event comes last, so that a search by name does not read what it skips. An event
   * has no id of its own: its stream and number are one.
   */
  private static List<String> statements(Dialect dialect) {
    return List.of(
        "CREATE TABLE ledger_event (idx " + dialect.identity() + " PRIMARY KEY,"
            + " stream VARCHAR(200) NOT NULL, num BIGINT NOT NULL, kind VARCHAR(40) NOT NULL,"
            + " name VARCHAR(200) NOT NULL, rev VARCHAR(10) NOT NULL, millis BIGINT NOT NULL,"
            + " entry " + dialect.text() + " NOT NULL, UNIQUE (stream, num))",
        "CREATE TABLE ledger_receipt (command VARCHAR(200) NOT NULL PRIMARY KEY,"
            + " content VARCHAR(43) NOT NULL, answer " + dialect.text() + " NOT NULL)",
        "CREATE TABLE ledger_keyframe (stream VARCHAR(200) NOT NULL, version VARCHAR(100) NOT NULL,"
            + " num BIGINT NOT NULL, board " + dialect.bytes() + " NOT NULL,"
            + " PRIMARY KEY (stream, version, num))");
  }
}
