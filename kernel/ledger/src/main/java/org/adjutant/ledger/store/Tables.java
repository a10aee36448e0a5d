package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** The tables of a store, and the version of their form. */
final class Tables {
  /** The form this program writes. */
  static final int FORMAT = 3;

  /** The oldest form that is brought up to it. */
  private static final int OLDEST = 2;

  private static final int NONE = 0;

  private static final String TAIL =
      "CREATE TABLE ledger_tail (stream INTEGER NOT NULL PRIMARY KEY, since BIGINT NOT NULL)";
  private static final List<String> SINCE_2 =
      List.of(
          "ALTER TABLE ledger_event ADD COLUMN receipt VARCHAR(43)",
          TAIL,
          "UPDATE ledger_meta SET content = '" + FORMAT + "' WHERE name = 'format'");

  private static final String ANOTHER = "Give the path of a ledger, or a new one.";

  private Tables() {}

  /**
   * Makes the tables in an empty database, and checks those of another.
   *
   * @throws StoreException.Foreign if it is no ledger, or of a later format; nothing is touched
   *     then
   */
  static void prepare(JdbcTx tx, Dialect dialect, String where) {
    if (tx.read(connection -> format(connection, dialect, where)) == FORMAT) {
      return;
    }
    tx.write(
        connection -> {
          // Another program may have made them while this one waited for its turn.
          int format = format(connection, dialect, where);
          List<String> missing =
              format == NONE ? statements(dialect) : format < FORMAT ? SINCE_2 : List.of();
          for (String statement : missing) {
            run(connection, statement);
          }
          return where;
        });
  }

  /** Checks a store that is not to be written. @throws StoreException.Foreign if it is not ours */
  static void check(JdbcTx tx, Dialect dialect, String where) {
    int format = tx.read(connection -> format(connection, dialect, where));
    if (format == NONE) {
      throw new StoreException.Foreign("The database is empty, it is no ledger", where, ANOTHER);
    }
    if (format < FORMAT) {
      throw new StoreException.Foreign(
          "The store has the older format " + format,
          where,
          "Open it once where it may be written: it is brought up to format " + FORMAT + ".");
    }
  }

  /** The format of a ledger; {@link #NONE} for an empty database. */
  private static int format(Connection connection, Dialect dialect, String where)
      throws SQLException {
    List<String> tables = texts(connection, dialect.tables());
    if (tables.isEmpty()) {
      return NONE;
    }
    if (!tables.contains("ledger_meta")) {
      throw new StoreException.Foreign(
          "This database is no ledger, it holds " + tables, where, ANOTHER);
    }
    String format =
        String.join(
            " and ", texts(connection, "SELECT content FROM ledger_meta WHERE name = 'format'"));
    int number = format.matches("\\d{1,9}") ? Integer.parseInt(format) : NONE;
    if (number < OLDEST || number > FORMAT) {
      boolean later = number > FORMAT;
      throw new StoreException.Foreign(
          later
              ? "The store has format " + format + "; this program knows formats up to " + FORMAT
              : "The store has the unknown format \"" + format + "\"",
          where,
          later ? "Use a newer version of the program." : ANOTHER);
    }
    return number;
  }

  private static List<String> texts(Connection connection, String sql) throws SQLException {
    List<String> texts = new ArrayList<>();
    try (Statement ask = connection.createStatement();
        ResultSet answer = ask.executeQuery(sql)) {
      while (answer.next()) {
        texts.add(answer.getString(1));
      }
    }
    return texts;
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /**
   * The key of an event is its stream's number and its own, see {@link StreamKeys}. Its text comes
   * after what is searched by, so that a search does not read what it skips.
   */
  private static List<String> statements(Dialect dialect) {
    return List.of(
        "CREATE TABLE ledger_meta (name VARCHAR(40) NOT NULL PRIMARY KEY,"
            + " content VARCHAR(200) NOT NULL)",
        "CREATE TABLE ledger_stream (id "
            + dialect.identity()
            + " PRIMARY KEY, stream VARCHAR(200) NOT NULL UNIQUE, kind VARCHAR(40) NOT NULL)",
        "CREATE TABLE ledger_event (id "
            + dialect.identity()
            + " PRIMARY KEY, name VARCHAR(200) NOT NULL, rev VARCHAR(10) NOT NULL,"
            + " millis BIGINT NOT NULL, entry "
            + dialect.text()
            + " NOT NULL, receipt VARCHAR(43))",
        TAIL,
        "CREATE TABLE ledger_receipt (command VARCHAR(200) NOT NULL PRIMARY KEY,"
            + " content VARCHAR(43) NOT NULL, answer "
            + dialect.text()
            + " NOT NULL)"
            + dialect.keyed(),
        "CREATE TABLE ledger_keyframe (stream VARCHAR(200) NOT NULL, version VARCHAR(100) NOT NULL,"
            + " num BIGINT NOT NULL, board "
            + dialect.bytes()
            + " NOT NULL,"
            + " PRIMARY KEY (stream, version, num))",
        "INSERT INTO ledger_meta VALUES ('format', '" + FORMAT + "')");
  }
}
