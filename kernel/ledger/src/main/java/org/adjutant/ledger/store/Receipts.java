package org.adjutant.ledger.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Base64;
import java.util.Optional;

/** What was answered to each command, so that a command sent twice is done once. */
public final class Receipts {
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
    Optional<String[]> kept =
        tx.read(
            connection -> {
              try (PreparedStatement ask =
                  connection.prepareStatement(
                      "SELECT content, answer FROM ledger_receipt WHERE command = ?")) {
                ask.setString(1, command);
                try (ResultSet answer = ask.executeQuery()) {
                  return answer.next()
                      ? Optional.of(new String[] {answer.getString(1), answer.getString(2)})
                      : Optional.<String[]>empty();
                }
              }
            });
    if (kept.isPresent() && !kept.get()[0].equals(digest(content))) {
      throw new StoreException.CommandReused(command, failures.where());
    }
    return kept.map(row -> row[1]);
  }

  /** Keeps an answer in the transaction of the command. */
  void keep(String command, String content, String answer) {
    tx.write(
        connection -> {
          try (PreparedStatement put =
              connection.prepareStatement(
                  "INSERT INTO ledger_receipt (command, content, answer) VALUES (?, ?, ?)")) {
            put.setString(1, command);
            put.setString(2, digest(content));
            put.setString(3, answer);
            return put.executeUpdate();
          } catch (SQLException e) {
            if (failures.isDuplicate(e)) {
              throw new StoreException.Conflict("the command " + command, 0, e);
            }
            throw e;
          }
        });
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
}
