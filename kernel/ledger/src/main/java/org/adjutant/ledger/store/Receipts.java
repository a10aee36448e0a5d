package org.adjutant.ledger.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Base64;
import java.util.Optional;

/** What was answered to each command, so that a command sent twice is done once. */
public final class Receipts {
  private static final String FIND = "SELECT content, answer FROM ledger_receipt WHERE command = ?";
  private static final String KEEP =
      "INSERT INTO ledger_receipt (command, content, answer) VALUES (?, ?, ?)";

  private final JdbcTx tx;
  private final Failures failures;

  Receipts(JdbcTx tx, Failures failures) {
    this.tx = tx;
    this.failures = failures;
  }

  /**
   * What was answered to a command; empty if it was never done.
   *
   * @param content the content of the command, to tell a repetition from a mistaken id
   * @throws StoreException.CommandReused if the id was used for another content
   */
  public Optional<String> find(String command, String content) {
    Optional<Receipt> kept = tx.read(connection -> find(connection, command));
    if (kept.isPresent() && !kept.get().content().equals(digest(content))) {
      throw new StoreException.CommandReused(command, failures.where());
    }
    return kept.map(Receipt::answer);
  }

  /** Keeps an answer in the transaction of the command. */
  void keep(String command, String content, String answer) {
    tx.write(
        connection -> {
          PreparedStatement put = tx.statement(connection, KEEP);
          put.setString(1, command);
          put.setString(2, digest(content));
          put.setString(3, answer);
          try {
            return put.executeUpdate();
          } catch (SQLException e) {
            if (failures.isDuplicate(e)) {
              throw new StoreException.Conflict("the command " + command, 0, e);
            }
            throw e;
          }
        });
  }

  private Optional<Receipt> find(Connection connection, String command) throws SQLException {
    PreparedStatement ask = tx.statement(connection, FIND);
    ask.setString(1, command);
    try (ResultSet answer = ask.executeQuery()) {
      return answer.next()
          ? Optional.of(new Receipt(answer.getString(1), answer.getString(2)))
          : Optional.empty();
    }
  }

  private static String digest(String content) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256; this one does not", e);
    }
  }

  private record Receipt(String content, String answer) {}
}
