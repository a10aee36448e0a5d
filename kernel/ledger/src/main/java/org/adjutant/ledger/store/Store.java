package org.adjutant.ledger.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;
import org.axonframework.config.Configurer;

/**
 * A store of games, open. It keeps events and what goes with them; the aggregates that decide what
 * to append are added to {@link #configurer}.
 */
public final class Store implements AutoCloseable {
  private static final int CONNECTIONS = 8;
  private static final AtomicLong IN_MEMORY = new AtomicLong();

  private final String where;
  private final Dialect dialect;
  private final Failures failures;
  private final Connections connections;
  private final JdbcTx tx;
  private final StreamKeys keys;
  private final Receipts receipts;
  private final EventTypes known;
  private final Optional<Connection> anchor;

  private Store(
      Source source,
      Dialect dialect,
      String where,
      int most,
      EventTypes known,
      Optional<Connection> anchor) {
    this.where = where;
    this.dialect = dialect;
    this.failures = new Failures(dialect, where);
    this.connections = new Connections(source, failures, most);
    this.tx = new JdbcTx(connections, dialect, failures);
    this.keys = new StreamKeys(tx);
    this.receipts = new Receipts(tx, dialect, failures);
    this.known = known;
    this.anchor = anchor;
  }

  /** Opens a file of SQLite, or makes it, for a program that reads every event type. */
  public static Store open(Path path) {
    return open(path, EventTypes.ANY);
  }

  /**
   * Opens a file of SQLite, or makes it. What is acknowledged is on the disk. A file that may not
   * be written is opened for reading.
   *
   * @throws StoreException if it is no ledger, is damaged, of a later format or cannot be reached
   */
  public static Store open(Path path, EventTypes known) {
    if (Files.exists(path) && !Files.isWritable(path)) {
      return openForReading(path, known);
    }
    return on(SqliteFile.at(path), Dialect.SQLITE, path.toString(), known);
  }

  /**
   * Opens a file of SQLite without ever writing to it.
   *
   * @throws StoreException if it is no ledger, is damaged, of a later format or cannot be reached
   */
  public static Store openForReading(Path path, EventTypes known) {
    String where = path.toString();
    Source source = SqliteFile.readable(path);
    return new Store(source, Dialect.SQLITE, where, CONNECTIONS, known, Optional.empty()).checked();
  }

  /** A new, empty store in memory, gone when closed. It goes through the same code as a file. */
  public static Store inMemory() {
    SqliteFile memory = SqliteFile.inMemory("adjutant" + IN_MEMORY.incrementAndGet());
    try {
      Connection anchor = memory.open();
      return new Store(memory, Dialect.SQLITE, "memory", 1, EventTypes.ANY, Optional.of(anchor))
          .prepared();
    } catch (SQLException e) {
      throw new Failures(Dialect.SQLITE, "memory").of(e);
    }
  }

  /**
   * A store in any database with a dialect. The tables are made if they are not there.
   *
   * @param where names the database in messages; no passwords
   */
  public static Store on(DataSource source, Dialect dialect, String where, EventTypes known) {
    return on(source::getConnection, dialect, where, known);
  }

  static Store on(Source source, Dialect dialect, String where, EventTypes known) {
    return new Store(source, dialect, where, CONNECTIONS, known, Optional.empty()).prepared();
  }

  /**
   * An Axon configuration on this store, complete but for aggregates and projections. A command is
   * one transaction; projections run inside it, and their failure takes it back.
   */
  public Configurer configurer() {
    EntrySerializer serializer = new EntrySerializer(known, where);
    LedgerEngine engine = new LedgerEngine(tx, keys, receipts, failures, serializer);
    return AxonSetup.on(tx, serializer, engine, new OnceOnly(receipts));
  }

  /** Reads events. */
  public EventReader reader() {
    return new EventReader(tx, keys);
  }

  /** The past of a branch through all its forks. */
  public Lineage lineage(String branch) {
    return Lineage.of(reader(), branch);
  }

  /** The kept positions. */
  public Keyframes keyframes() {
    return new Keyframes(tx);
  }

  /** What was answered to commands. */
  public Receipts receipts() {
    return receipts;
  }

  /** The transactions, for projections with tables of their own. */
  public JdbcTx transactions() {
    return tx;
  }

  public Dialect dialect() {
    return dialect;
  }

  /** Names this store in messages. */
  public String where() {
    return where;
  }

  @Override
  public void close() {
    connections.close();
    if (anchor.isPresent()) {
      try {
        anchor.get().close();
      } catch (SQLException e) {
        throw failures.of(e);
      }
    }
  }

  private Store prepared() {
    return orClosed(() -> Tables.prepare(tx, dialect, where));
  }

  private Store checked() {
    return orClosed(() -> Tables.check(tx, dialect, where));
  }

  private Store orClosed(Runnable check) {
    try {
      check.run();
      return this;
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }
}
