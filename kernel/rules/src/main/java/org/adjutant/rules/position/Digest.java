package org.adjutant.rules.position;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A 256-bit fingerprint that can be added: a position's digest is the lane-wise sum of the SHA-256
 * of its parts, so that it does not depend on their order and a changed part costs one hash. It
 * compares positions; that nobody tampered with a record is the hash chain's business.
 */
public record Digest(long a, long b, long c, long d) {
  public static final Digest ZERO = new Digest(0, 0, 0, 0);

  private static final HexFormat HEX = HexFormat.of();

  public static Digest of(String text) {
    try {
      ByteBuffer hash =
          ByteBuffer.wrap(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
      return new Digest(hash.getLong(), hash.getLong(), hash.getLong(), hash.getLong());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  public Digest plus(Digest other) {
    return new Digest(a + other.a, b + other.b, c + other.c, d + other.d);
  }

  /** Takes away what {@link #plus} added. */
  Digest minus(Digest other) {
    return new Digest(a - other.a, b - other.b, c - other.c, d - other.d);
  }

  /** 64 hexadecimal digits. */
  public String text() {
    return HEX.toHexDigits(a) + HEX.toHexDigits(b) + HEX.toHexDigits(c) + HEX.toHexDigits(d);
  }

  /** The first 12 digits, for people. */
  public String brief() {
    return text().substring(0, 12);
  }

  @Override
  public String toString() {
    return text();
  }
}
