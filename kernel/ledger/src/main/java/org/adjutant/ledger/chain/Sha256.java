package org.adjutant.ledger.chain;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * SHA-256 over a tag and a list of texts. Each text goes in with its length in front, so that no
 * two lists share their bytes; the tag keeps the uses of the hash apart.
 */
final class Sha256 {
  /** Copied, for looking the algorithm up each time takes longer than a short hash. */
  private static final MessageDigest EMPTY = empty();

  private final MessageDigest digest;

  private Sha256(MessageDigest digest) {
    this.digest = digest;
  }

  static Sha256 tagged(String tag) {
    try {
      return new Sha256((MessageDigest) EMPTY.clone()).with(tag);
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("Java's own SHA-256 can be copied; this one cannot", e);
    }
  }

  private static MessageDigest empty() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256; this one does not", e);
    }
  }

  Sha256 with(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int shift = 24; shift >= 0; shift -= 8) {
      digest.update((byte) (bytes.length >>> shift));
    }
    digest.update(bytes);
    return this;
  }

  /** The hash as 43 characters of URL-safe base 64. */
  String text() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest.digest());
  }
}
