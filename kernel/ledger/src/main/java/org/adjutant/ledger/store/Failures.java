package org.adjutant.ledger.store;

import java.sql.SQLException;
import java.util.Optional;

/** Turns what a database driver throws into what the ledger says. */
final class Failures {
  private final Dialect dialect;
  private final String where;

  Failures(Dialect dialect, String where) {
    this.dialect = dialect;
    this.where = where;
  }

  /** The exception to throw for one of SQL. */
  StoreException of(SQLException failure) {
    return switch (dialect.troubleOf(failure)) {
      case FULL -> new StoreException.Full(where, failure);
      case READ_ONLY -> new StoreException.ReadOnly(where, failure);
      case LOCKED -> new StoreException.Locked(where, failure);
      case CORRUPT ->
          new StoreException.Corrupt("The store is damaged: " + said(failure), where, failure);
      case NOT_A_DATABASE ->
          new StoreException.Corrupt(
              "This file is no " + dialect.name() + " database, or its beginning is damaged",
              where,
              failure);
      case UNAVAILABLE ->
          new StoreException.Unavailable(
              "The store cannot be reached: " + said(failure),
              where,
              "Check that the place exists and that you may use it, then try again.",
              failure);
      case DUPLICATE, OTHER ->
          new StoreException.Unavailable(
              "The database refused: " + said(failure), where, "Nothing was recorded.", failure);
    };
  }

  /** The exception to throw for any other: typed if SQL is behind it, else itself. */
  RuntimeException of(RuntimeException failure) {
    return sqlBehind(failure).<RuntimeException>map(this::of).orElse(failure);
  }

  boolean isDuplicate(Throwable failure) {
    return sqlBehind(failure).filter(s -> dialect.troubleOf(s) == Trouble.DUPLICATE).isPresent();
  }

  String where() {
    return where;
  }

  private static Optional<SQLException> sqlBehind(Throwable failure) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof SQLException sql) {
        return Optional.of(sql);
      }
      if (t instanceof StoreException) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static String said(SQLException failure) {
    return String.valueOf(failure.getMessage()).replaceAll("\\s+", " ");
  }
}
