package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.axonframework.messaging.Message;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;

/**
 * What was answered to each command, so that a command sent twice is done once. The receipt of a
 * {@link Following} command stands in the row of its last event, where it costs no page of its own;
 * the table of receipts is brought up to such rows many at a time, see {@link Tail}. The receipts
 * of other commands go into the table at once, and so do all where a database has several writers
 * at a time: there the table's key alone can tell that two of them do the same.
 */
public final class Receipts {
  private static final String FIND = "SELECT content, answer FROM ledger_receipt WHERE command = ?";
  private static final String KEEP =
      "INSERT INTO ledger_receipt (command, content, answer) VALUES (?, ?, ?)";

  private final JdbcTx tx;
  private final Failures failures;
  private final Optional<Tail> tail;

  Receipts(JdbcTx tx, Dialect dialect, Failures failures) {
    this.tx = tx;
    this.failures = failures;
    this.tail = dialect.oneWriter() ? Optional.of(new Tail(tx)) : Optional.empty();
  }

  /**
   * What was answered to a command; empty if it was never done.
   *
   * @param content the content of the command, to tell a repetition from a mistaken id
   * @throws StoreException.CommandReused if the id was used for another content
   */
  public Optional<String> find(String command, String content) {
    Optional<Receipt> kept = tx.read(connection -> find(connection, command));
    if (kept.isPresent() && !kept.get().content().equals(Receipt.digest(content))) {
      throw new StoreException.CommandReused(command, failures.where());
    }
    return kept.map(Receipt::answer);
  }

  /** Keeps an answer in the transaction of the command, unless it stands beside an event. */
  void keep(String command, Repeatable repeatable, String answer) {
    if (tail.isEmpty() || !(repeatable instanceof Following)) {
      Receipt receipt = new Receipt(command, Receipt.digest(repeatable.content()), answer);
      tx.write(connection -> keep(connection, receipt));
    }
  }

  /** That a command was not done before; its parameters are the id and {@link Slip#mark}. */
  static final String NEW =
      "NOT EXISTS (SELECT 1 FROM ledger_receipt WHERE command = ?) AND " + Tail.UNCHANGED;

  /**
   * The receipt to write beside the last event of the command in hand; empty if it goes into the
   * table. The command is new as long as {@link #NEW} holds; else {@link #checked} tells.
   */
  Optional<Slip> slip(Connection connection) throws SQLException {
    Optional<Message<?>> command =
        CurrentUnitOfWork.<Message<?>>map(UnitOfWork::getMessage)
            .filter(message -> message.getPayload() instanceof Following);
    if (tail.isEmpty() || command.isEmpty()) {
      return Optional.empty();
    }
    String content = Receipt.digest(((Following) command.get().getPayload()).content());
    Slip slip = new Slip(command.get().getIdentifier(), content, tail.get().last());
    if (!Tail.isFull(slip.waiting()) && slip.waiting().find(slip.command()).isEmpty()) {
      return Optional.of(slip);
    }
    Slip checked = checked(connection, slip);
    if (!Tail.isFull(checked.waiting())) {
      return Optional.of(checked);
    }
    for (Receipt receipt : checked.waiting().receipts()) {
      keep(connection, receipt);
    }
    return Optional.of(new Slip(slip.command(), content, tail.get().cleared(connection)));
  }

  /**
   * The receipt of a command that is new, as things stand now.
   *
   * @throws StoreException.Conflict if the command was done before
   */
  Slip checked(Connection connection, Slip slip) throws SQLException {
    Waiting now = tail.orElseThrow().waiting(connection);
    if (now.find(slip.command()).isPresent() || inTable(connection, slip.command()).isPresent()) {
      throw new StoreException.Conflict(slip.command());
    }
    return new Slip(slip.command(), slip.content(), now);
  }

  /** Takes note that the receipt of a command was written beside the event with this key. */
  void written(Connection connection, Slip slip, long event, Appended answer) throws SQLException {
    Receipt receipt = new Receipt(slip.command(), slip.content(), answer.write());
    tail.orElseThrow().add(connection, slip.waiting(), event, receipt);
  }

  /**
   * A receipt to be written beside an event.
   *
   * @param content the digest of the content
   * @param waiting the receipts that it comes after
   */
  record Slip(String command, String content, Waiting waiting) {
    String mark() {
      return waiting.mark();
    }
  }

  private int keep(Connection connection, Receipt receipt) throws SQLException {
    PreparedStatement put = tx.statement(connection, KEEP);
    put.setString(1, receipt.command());
    put.setString(2, receipt.content());
    put.setString(3, receipt.answer());
    try {
      return put.executeUpdate();
    } catch (SQLException e) {
      if (failures.isDuplicate(e)) {
        throw new StoreException.Conflict(receipt.command());
      }
      throw e;
    }
  }

  private Optional<Receipt> find(Connection connection, String command) throws SQLException {
    Optional<Receipt> waiting =
        tail.isPresent() ? tail.get().waiting(connection).find(command) : Optional.empty();
    return waiting.isPresent() ? waiting : inTable(connection, command);
  }

  private Optional<Receipt> inTable(Connection connection, String command) throws SQLException {
    PreparedStatement ask = tx.statement(connection, FIND);
    ask.setString(1, command);
    try (ResultSet answer = ask.executeQuery()) {
      return answer.next()
          ? Optional.of(new Receipt(command, answer.getString(1), answer.getString(2)))
          : Optional.empty();
    }
  }
}
