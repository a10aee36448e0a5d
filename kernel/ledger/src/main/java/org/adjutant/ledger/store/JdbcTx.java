package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.axonframework.common.transaction.Transaction;
import org.axonframework.common.transaction.TransactionManager;

/**
 * The transactions of a store, one a thread at most: whoever begins another one joins it. Reads
 * outside a transaction take a connection for the moment and lock nothing.
 */
public final class JdbcTx implements TransactionManager {
  private final Connections connections;
  private final Dialect dialect;
  private final Failures failures;
  private final ReentrantLock writer = new ReentrantLock(true);

  @SuppressWarnings("ThreadLocalUsage") // one for each store, of which there are few
  private final ThreadLocal<Open> current = new ThreadLocal<>();

  JdbcTx(Connections connections, Dialect dialect, Failures failures) {
    this.connections = connections;
    this.dialect = dialect;
    this.failures = failures;
  }

  @Override
  public Transaction startTransaction() {
    Open open = current.get();
    return open != null ? open.joined() : begin();
  }

  /** Runs work in the transaction of this thread, or in one of its own. */
  public <T> T write(Sql<T> work) {
    return fetchInTransaction(() -> run(current.get().connection, work));
  }

  /** Runs work that only reads. */
  public <T> T read(Sql<T> work) {
    Open open = current.get();
    if (open != null) {
      return run(open.connection, work);
    }
    Connection connection = connections.take();
    try {
      return run(connection, work);
    } finally {
      connections.giveBack(connection);
    }
  }

  /**
   * A statement of the connection that some work was given, prepared once and kept. It is not to be
   * closed; its results are. For texts that recur, not for ones made up each time.
   */
  public PreparedStatement statement(Connection connection, String sql) throws SQLException {
    return connections.statement(connection, sql);
  }

  /** Runs some work once what is written now is committed; never, if it is taken back. */
  public void afterCommit(Runnable work) {
    Open open = current.get();
    if (open == null) {
      work.run();
    } else {
      open.after.add(work);
    }
  }

  private Open begin() {
    lockWriter();
    try {
      Connection connection = connections.take();
      try {
        execute(connection, dialect.begin());
      } catch (SQLException e) {
        connections.discard(connection);
        throw failures.of(e);
      }
      Open open = new Open(connection);
      current.set(open);
      return open;
    } catch (RuntimeException e) {
      unlockWriter();
      throw e;
    }
  }

  private <T> T run(Connection connection, Sql<T> work) {
    try {
      return work.on(connection);
    } catch (SQLException e) {
      connections.forgetStatements(connection);
      Open open = current.get();
      if (open != null) {
        open.spoilt = true;
      }
      throw failures.of(e);
    }
  }

  private void lockWriter() {
    if (!dialect.oneWriter()) {
      return;
    }
    try {
      if (!writer.tryLock(10, TimeUnit.SECONDS)) {
        throw new StoreException.Locked(failures.where());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException.Locked(failures.where());
    }
  }

  private void unlockWriter() {
    if (dialect.oneWriter()) {
      writer.unlock();
    }
  }

  private void execute(Connection connection, String sql) throws SQLException {
    connections.statement(connection, sql).execute();
  }

  private final class Open implements Transaction {
    private final Connection connection;
    private final List<Runnable> after = new ArrayList<>();
    private boolean spoilt;

    Open(Connection connection) {
      this.connection = connection;
    }

    /** A part of this transaction; when it rolls back, the whole may no longer commit. */
    Transaction joined() {
      return new Transaction() {
        @Override
        public void commit() {}

        @Override
        public void rollback() {
          spoilt = true;
        }
      };
    }

    @Override
    public void commit() {
      if (spoilt) {
        rollback();
        throw new StoreException.Unavailable(
            "A part of the transaction failed, so all of it was taken back",
            failures.where(),
            "See the failure before this one.");
      }
      try {
        execute(connection, "COMMIT");
      } catch (SQLException e) {
        rollback();
        throw failures.of(e);
      }
      end();
      connections.giveBack(connection);
      after.forEach(Runnable::run);
    }

    /** Takes everything back. Does nothing if the transaction has ended. */
    @Override
    public void rollback() {
      if (current.get() != this) {
        return;
      }
      end();
      try {
        execute(connection, "ROLLBACK");
        connections.giveBack(connection);
      } catch (SQLException e) {
        // The database has rolled back by itself, or closing the connection will make it.
        connections.discard(connection);
      }
    }

    private void end() {
      current.remove();
      unlockWriter();
    }
  }
}
