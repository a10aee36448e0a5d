package org.adjutant.cli.bout;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The seeds of a series of games, each derived from the one that is printed. */
public record Seeds(String printed) {
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
