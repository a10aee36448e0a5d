package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The open connections of a store: as many as needed up to a limit, kept for the next user. */
final class Connections implements AutoCloseable {
  private final Source source;
  private final Failures failures;
  private final int most;
  private final Semaphore free;
  private final Queue<Connection> idle = new ConcurrentLinkedQueue<>();
  private final Map<Connection, Map<String, PreparedStatement>> kept = new ConcurrentHashMap<>();
  private volatile boolean closed;

  Connections(Source source, Failures failures, int most) {
    this.source = source;
    this.failures = failures;
    this.most = most;
    this.free = new Semaphore(most, true);
  }

  /** A connection in auto-commit mode, to be given back. Waits at most ten seconds for one. */
  Connection take() {
    if (closed) {
      throw new StoreException.Unavailable(
          "The store was closed", failures.where(), "Open it again.");
    }
    try {
      if (!free.tryAcquire(10, TimeUnit.SECONDS)) {
        throw new StoreException.Locked(failures.where());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException.Locked(failures.where());
    }
    try {
      Connection kept = idle.poll();
      return kept != null ? kept : source.open();
    } catch (SQLException e) {
      free.release();
      throw failures.of(e);
    }
  }

  void giveBack(Connection connection) {
    if (closed) {
      away(connection);
    } else {
      idle.add(connection);
    }
    free.release();
  }

  /** A statement of a connection in use, prepared once for all its uses. Not to be closed. */
  PreparedStatement statement(Connection connection, String sql) throws SQLException {
    Map<String, PreparedStatement> own =
        kept.computeIfAbsent(connection, c -> new LinkedHashMap<>());
    PreparedStatement found = own.get(sql);
    if (found == null) {
      found = connection.prepareStatement(sql);
      own.put(sql, found);
    }
    return found;
  }

  /** Prepares the statements of a connection anew: a driver may close one that has failed. */
  void forgetStatements(Connection connection) {
    Map<String, PreparedStatement> own = kept.remove(connection);
    if (own != null) {
      own.values().forEach(Connections::quietly);
    }
  }

  /** Gives back a connection that may be in an unknown state: it is closed. */
  void discard(Connection connection) {
    away(connection);
    free.release();
  }

  /** Waits up to two seconds for those in use, then closes the rest. */
  @Override
  public void close() {
    closed = true;
    try {
      if (free.tryAcquire(most, 2, TimeUnit.SECONDS)) {
        free.release(most);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (Connection c = idle.poll(); c != null; c = idle.poll()) {
      away(c);
    }
  }

  private void away(Connection connection) {
    kept.remove(connection);
    quietly(connection);
  }

  private static void quietly(AutoCloseable done) {
    try {
      done.close();
    } catch (Exception e) {
      // It was to be thrown away; whatever it still complains about no longer matters.
    }
  }
}
