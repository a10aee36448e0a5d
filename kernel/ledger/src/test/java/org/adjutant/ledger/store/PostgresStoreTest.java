package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The suite on PostgreSQL, where the system property {@code adjutant.postgres} gives its JDBC
 * address. Each test has a schema of its own, thrown away by the next run.
 */
@EnabledIfSystemProperty(named = "adjutant.postgres", matches = "jdbc:postgresql:.*")
final class PostgresStoreTest extends StoreSuite {
  private static int schemas;

  @Override
  Store create() {
    String url = System.getProperty("adjutant.postgres", "");
    schemas++;
    String schema = "adjutant_test_" + schemas;
    Source source =
        () -> {
          Connection connection = DriverManager.getConnection(url);
          run(connection, "SET search_path TO " + schema);
          return connection;
        };
    try (Connection connection = DriverManager.getConnection(url)) {
      run(connection, "DROP SCHEMA IF EXISTS " + schema + " CASCADE");
      run(connection, "CREATE SCHEMA " + schema);
    } catch (SQLException e) {
      throw new IllegalStateException("no PostgreSQL at " + url, e);
    }
    return Store.on(source, Dialect.POSTGRESQL, "PostgreSQL", EventTypes.ANY);
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
