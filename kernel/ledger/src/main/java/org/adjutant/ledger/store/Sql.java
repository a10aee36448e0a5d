package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Some work on a connection. It neither closes the connection nor ends the transaction. */
@FunctionalInterface
public interface Sql<T> {
  T on(Connection connection) throws SQLException;
}
