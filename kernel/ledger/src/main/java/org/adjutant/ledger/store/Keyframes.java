package org.adjutant.ledger.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Positions kept so that a seek need not begin at the opening. Only a cache: it may be emptied at
 * any time, and what another version kept is not seen. Forks share the keyframes of their past.
 */
public final class Keyframes {
  private final JdbcTx tx;

  Keyframes(JdbcTx tx) {
    this.tx = tx;
  }

  /**
   * Keeps a position; does nothing if it is kept already. Not to be called inside a command.
   *
   * @param number the number along the branch of the last event in it
   * @param version of the form of the board; a keyframe of another is never found
   * @return whether it is kept now; a store that is full or read-only can do without
   */
  public boolean keep(Lineage lineage, long number, String version, byte[] board) {
    Segment segment = lineage.segmentOf(number);
    try {
      return tx.write(
          connection -> {
            try (PreparedStatement put =
                connection.prepareStatement(
                    "INSERT INTO ledger_keyframe (stream, version, num, board)"
                        + " SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM ledger_keyframe"
                        + " WHERE stream = ? AND version = ? AND num = ?)")) {
              key(put, 1, segment, version, number);
              put.setBytes(4, board);
              key(put, 5, segment, version, number);
              put.executeUpdate();
            }
            return true;
          });
    } catch (StoreException e) {
      return false;
    }
  }

  /** The latest kept position at or before an event of a branch. */
  public Optional<Keyframe> latest(Lineage lineage, long number, String version) {
    List<Segment> segments = lineage.segments();
    for (int i = segments.size() - 1; i >= 0; i--) {
      Segment segment = segments.get(i);
      if (segment.first() <= number) {
        Optional<Keyframe> found = latest(segment, Math.min(number, segment.last()), version);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Throws all kept positions away. */
  public void clear() {
    tx.write(
        connection -> {
          try (PreparedStatement clear =
              connection.prepareStatement("DELETE FROM ledger_keyframe")) {
            return clear.executeUpdate();
          }
        });
  }

  private Optional<Keyframe> latest(Segment segment, long number, String version) {
    return tx.read(
        connection -> {
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT num, board FROM ledger_keyframe WHERE stream = ? AND version = ?"
                      + " AND num <= ? AND num >= ? ORDER BY num DESC LIMIT 1")) {
            key(ask, 1, segment, version, number);
            ask.setLong(4, segment.own(segment.first()));
            try (ResultSet answer = ask.executeQuery()) {
              return answer.next()
                  ? Optional.of(
                      new Keyframe(segment.offset() + answer.getLong(1), answer.getBytes(2)))
                  : Optional.empty();
            }
          }
        });
  }

  private static void key(
      PreparedStatement statement, int at, Segment segment, String version, long number)
      throws SQLException {
    statement.setString(at, segment.stream());
    statement.setString(at + 1, version);
    statement.setLong(at + 2, segment.own(number));
  }
}
