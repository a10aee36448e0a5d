package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.EventType;

/**
 * The receipts that stand beside events and are not in the table of receipts yet. Of each stream
 * that has some, {@code ledger_tail} holds the key of the first event, so that whoever opens the
 * store finds them. What was read is remembered, and read on from there: another program may have
 * written more, or put all of them into the table.
 */
final class Tail {
  /** How many wait at most, about; as many are read when a program begins. */
  private static final int MOST = 512;

  /** How many streams have some at most, about; their ends are looked up at each command. */
  private static final int STREAMS = 8;

  private static final String LAST =
      "(SELECT e.id FROM ledger_event e WHERE e.id >= t.since"
          + " AND e.id < (t.stream + 1) * 4294967296 ORDER BY e.id DESC LIMIT 1)";
  private static final String SPANS =
      "SELECT t.since, " + LAST + " FROM ledger_tail t ORDER BY t.stream";

  /** That nothing was written since, its parameter being {@link Waiting#mark}. */
  static final String UNCHANGED =
      "? = (SELECT COALESCE(GROUP_CONCAT(span), '') FROM (SELECT t.since || ' ' || "
          + LAST
          + " AS span FROM ledger_tail t ORDER BY t.stream))";

  private static final String ROWS =
      "SELECT e.id, e.name, e.rev, e.entry, e.receipt, s.stream FROM ledger_event e"
          + " JOIN ledger_stream s ON s.id = ?"
          + " WHERE e.id >= ? AND e.id <= ? AND e.receipt IS NOT NULL ORDER BY e.id";
  private static final String BEGIN = "INSERT INTO ledger_tail (stream, since) VALUES (?, ?)";
  private static final String CLEAR = "DELETE FROM ledger_tail";

  private final JdbcTx tx;
  private volatile Waiting last = new Waiting();

  Tail(JdbcTx tx) {
    this.tx = tx;
  }

  /** The receipts that waited when last looked at. */
  Waiting last() {
    return last;
  }

  /** The receipts that wait now. */
  Waiting waiting(Connection connection) throws SQLException {
    Waiting before = last;
    List<Waiting.Span> spans = spans(connection);
    if (before.covers(spans)) {
      return before;
    }
    Waiting now = before.before(spans);
    for (Waiting.Span span : spans) {
      now.read(span, receipts(connection, now.next(span), span.last()));
    }
    return remembered(now);
  }

  /** Whether so many wait that they are to be put into the table. */
  static boolean isFull(Waiting waiting) {
    return waiting.exceeds(MOST, STREAMS);
  }

  /** Says that all that wait are in the table; what waits then is nothing. */
  Waiting cleared(Connection connection) throws SQLException {
    tx.statement(connection, CLEAR).executeUpdate();
    return remembered(new Waiting());
  }

  /** Adds a receipt that was written beside an event to those that wait. */
  void add(Connection connection, Waiting waiting, long event, Receipt receipt)
      throws SQLException {
    if (!waiting.hasStreamOf(event)) {
      PreparedStatement begin = tx.statement(connection, BEGIN);
      begin.setLong(1, StreamKeys.Key.stream(event));
      begin.setLong(2, event);
      begin.executeUpdate();
    }
    tx.afterCommit(() -> waiting.add(event, receipt));
  }

  private List<Waiting.Span> spans(Connection connection) throws SQLException {
    List<Waiting.Span> spans = new ArrayList<>();
    try (ResultSet answer = tx.statement(connection, SPANS).executeQuery()) {
      while (answer.next()) {
        spans.add(new Waiting.Span(answer.getLong(1), answer.getLong(2)));
      }
    }
    return spans;
  }

  private List<Receipt> receipts(Connection connection, long from, long to) throws SQLException {
    List<Receipt> receipts = new ArrayList<>();
    PreparedStatement ask = tx.statement(connection, ROWS);
    ask.setLong(1, StreamKeys.Key.stream(from));
    ask.setLong(2, from);
    ask.setLong(3, to);
    try (ResultSet row = ask.executeQuery()) {
      while (row.next()) {
        Entry entry =
            EntryText.read(EventType.of(row.getString(2), row.getString(3)), row.getString(4));
        Appended answer =
            new Appended(StreamKeys.Key.number(row.getLong(1)), entry.link(), row.getString(6));
        receipts.add(
            new Receipt(
                Envelope.parse(entry.envelope()).command(), row.getString(5), answer.write()));
      }
    }
    return receipts;
  }

  /** What is read in a transaction may be taken back with it. */
  private Waiting remembered(Waiting waiting) {
    tx.afterCommit(() -> last = waiting);
    return waiting;
  }
}
