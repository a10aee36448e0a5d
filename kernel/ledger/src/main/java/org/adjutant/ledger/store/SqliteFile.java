package org.adjutant.ledger.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;

/**
 * Connections to one SQLite database.
 *
 * @param url the JDBC address
 * @param opening the statements that set a new connection up
 */
record SqliteFile(String url, List<String> opening) implements Source {
  private static final List<String> DURABLE =
      List.of(
          "PRAGMA busy_timeout=5000",
          "PRAGMA journal_mode=WAL",
          "PRAGMA synchronous=FULL",
          "PRAGMA cache_size=-16000",
          "PRAGMA foreign_keys=OFF");

  SqliteFile {
    opening = List.copyOf(opening);
  }

  /**
   * A file to read and write; it and its folder are made if they are not there. What is committed
   * has reached the disk.
   */
  static SqliteFile at(Path path) {
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw new StoreException.Unavailable(
          "The folder of the store cannot be made: " + e.getMessage(),
          path.toString(),
          "Give a path in a folder that exists.",
          e);
    }
    return new SqliteFile("jdbc:sqlite:" + path, DURABLE);
  }

  /**
   * A file that may not be written. Without a log beside it, nothing is written beside it either.
   */
  static SqliteFile readable(Path path) {
    boolean log = Files.exists(path.resolveSibling(path.getFileName() + "-wal"));
    String uri = path.toUri().toString().replaceFirst("^file:/*", "file:/");
    return new SqliteFile(
        "jdbc:sqlite:" + uri + (log ? "?mode=ro" : "?immutable=1"),
        List.of("PRAGMA busy_timeout=5000", "PRAGMA query_only=ON"));
  }

  /** A database in memory that all connections with its name share. */
  static SqliteFile inMemory(String name) {
    return new SqliteFile(
        "jdbc:sqlite:file:" + name + "?mode=memory&cache=shared",
        List.of("PRAGMA busy_timeout=5000"));
  }

  @Override
  public Connection open() throws SQLException {
    Properties properties = new Properties();
    // Nobody asks for the keys of inserted rows; looking them up would cost a query each time.
    properties.setProperty(SQLiteConfig.Pragma.JDBC_GET_GENERATED_KEYS.pragmaName, "false");
    Connection connection = JDBC.createConnection(url, properties);
    try (Statement statement = connection.createStatement()) {
      for (String sql : opening) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
    return connection;
  }
}
