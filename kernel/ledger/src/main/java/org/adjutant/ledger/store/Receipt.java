package org.adjutant.ledger.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * That a command was done.
 *
 * @param command its id
 * @param content the digest of its content, to tell a repetition from a mistaken id
 * @param answer what it was answered
 */
record Receipt(String command, String content, String answer) {

  /** How contents are told apart. */
  static String digest(String content) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256; this one does not", e);
    }
  }
}
