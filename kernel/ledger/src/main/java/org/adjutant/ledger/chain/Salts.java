package org.adjutant.ledger.chain;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.function.Consumer;

/** Where the salts of secret parts come from. A store uses {@link #secure}; a test may count. */
@FunctionalInterface
public interface Salts {
  /** Characters in a salt: 16 bytes of URL-safe base 64. */
  int LENGTH = 22;

  /** A salt never given before: at least {@link #LENGTH} characters without blanks. */
  String next();

  /** Salts nobody can foresee. */
  static Salts secure() {
    return filledBy(new SecureRandom()::nextBytes);
  }

  /** Salts of 16 bytes that a source fills in. */
  static Salts filledBy(Consumer<byte[]> source) {
    return () -> {
      byte[] bytes = new byte[16];
      source.accept(bytes);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    };
  }
}
