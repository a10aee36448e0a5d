package org.adjutant.ledger.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The numbers of the streams. The key of an event is made of its stream's number and its own, so
 * that the events of a stream lie together, in order, and appending one touches no second index.
 */
final class StreamKeys {
  private static final String FIND = "SELECT id, kind FROM ledger_stream WHERE stream = ?";
  private static final String MAKE = "INSERT INTO ledger_stream (stream, kind) VALUES (?, ?)";

  private final JdbcTx tx;
  private final Map<String, Key> known = new ConcurrentHashMap<>();

  StreamKeys(JdbcTx tx) {
    this.tx = tx;
  }

  /**
   * The keys of one stream.
   *
   * @param kind the kind of its aggregate
   */
  record Key(long stream, String kind) {
    private static final int BITS = 32;

    /** The key of an event of the stream; of its last possible one, where the number is greater. */
    long of(long number) {
      return stream << BITS | Math.min(number, (1L << BITS) - 1);
    }

    /** The number of the stream of an event. */
    static long stream(long key) {
      return key >> BITS;
    }

    /** The number of an event in its stream. */
    static long number(long key) {
      return key & (1L << BITS) - 1;
    }
  }

  /** The keys of a stream; empty if no event was ever recorded in it. */
  Optional<Key> find(Connection connection, String stream) throws SQLException {
    Key key = known.get(stream);
    if (key != null) {
      return Optional.of(key);
    }
    PreparedStatement ask = tx.statement(connection, FIND);
    ask.setString(1, stream);
    try (ResultSet answer = ask.executeQuery()) {
      if (!answer.next()) {
        return Optional.empty();
      }
      Key found = new Key(answer.getLong(1), answer.getString(2));
      // What is written in this transaction may be taken back, and the number given again.
      tx.afterCommit(() -> known.put(stream, found));
      return Optional.of(found);
    }
  }

  /** The keys of a stream that begins now, if it has none yet. */
  Key make(Connection connection, String stream, String kind) throws SQLException {
    Optional<Key> found = find(connection, stream);
    if (found.isPresent()) {
      return found.get();
    }
    PreparedStatement put = tx.statement(connection, MAKE);
    put.setString(1, stream);
    put.setString(2, kind);
    put.executeUpdate();
    return find(connection, stream).orElseThrow();
  }
}
