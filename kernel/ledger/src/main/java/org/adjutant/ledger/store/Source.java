package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Where the connections of a store come from. */
@FunctionalInterface
interface Source {
  /** A new connection, in auto-commit mode. */
  Connection open() throws SQLException;
}
