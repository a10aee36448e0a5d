package org.adjutant.ledger.dice;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The published hash that binds a keeper to a seed: SHA-256 of the 64 digits of the seed, a colon
 * and the nonce, as hexadecimal digits. Anybody can recompute it with standard tools.
 */
public record Commitment(String hex) {
  public Commitment {
    if (!hex.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException(
          "a commitment is 64 hexadecimal digits in small letters, not \"" + hex + "\"");
    }
  }

  /** The commitment to a seed. @param nonce a text nobody can guess, revealed with the seed */
  public static Commitment to(Seed seed, String nonce) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] hash = sha.digest((seed.hex() + ":" + nonce).getBytes(StandardCharsets.UTF_8));
      return new Commitment(HexFormat.of().formatHex(hash));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256; this one does not", e);
    }
  }

  /** Whether a revealed seed and nonce are the ones committed to. */
  public boolean holds(Seed seed, String nonce) {
    return equals(to(seed, nonce));
  }
}
