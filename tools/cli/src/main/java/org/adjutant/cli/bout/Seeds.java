package org.adjutant.cli.bout;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The seeds of a series of games, each derived from the one that is printed. */
public record Seeds(String printed) {
  /** Seeds that nobody has had: drawn, not taken from the clock. */
  public static Seeds fresh() {
    byte[] drawn = new byte[4];
    new SecureRandom().nextBytes(drawn);
    return new Seeds(HexFormat.of().formatHex(drawn));
  }

  /** The seed of one of them, from 1. */
  public long of(int game) {
    try {
      byte[] text = (printed + "/" + game).getBytes(StandardCharsets.UTF_8);
      return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text)).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
