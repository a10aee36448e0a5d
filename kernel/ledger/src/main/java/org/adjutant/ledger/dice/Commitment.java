package org.adjutant.ledger.dice;

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
    return new Commitment(Hash.of(seed.hex() + ":" + nonce));
  }

  /** Whether a revealed seed and nonce are the ones committed to. */
  public boolean holds(Seed seed, String nonce) {
    return equals(to(seed, nonce));
  }
}
