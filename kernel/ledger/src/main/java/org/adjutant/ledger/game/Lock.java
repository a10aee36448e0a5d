package org.adjutant.ledger.game;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * The lock of a seat: the salted, slow hash of its passphrase, so that who reads the store does not
 * read the passphrase. {@code pbkdf2-sha256:ROUNDS:SALT:HASH}, the last two in base 64.
 */
public final class Lock {
  private static final String KIND = "pbkdf2-sha256";
  private static final int ROUNDS = 210_000;
  private static final int BYTES = 32;

  private Lock() {}

  /** A lock that the passphrase opens. @throws GameException if it is empty */
  public static String of(String passphrase) {
    if (passphrase.isEmpty()) {
      throw new GameException("a passphrase has one letter at least");
    }
    byte[] salt = new byte[16];
    new SecureRandom().nextBytes(salt);
    return KIND + ":" + ROUNDS + ":" + text(salt) + ":" + text(hash(passphrase, salt, ROUNDS));
  }

  /** Whether a passphrase opens a lock. An empty lock is open to all. */
  public static boolean opens(String lock, String passphrase) {
    if (lock.isEmpty()) {
      return true;
    }
    String[] parts = lock.split(":", -1);
    if (parts.length != 4 || !parts[0].equals(KIND)) {
      throw new GameException("a seat has a lock of a kind that this version does not know");
    }
    Base64.Decoder decoder = Base64.getDecoder();
    byte[] tried = hash(passphrase, decoder.decode(parts[2]), Integer.parseInt(parts[1]));
    return MessageDigest.isEqual(tried, decoder.decode(parts[3]));
  }

  private static String text(byte[] bytes) {
    return Base64.getEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] hash(String passphrase, byte[] salt, int rounds) {
    try {
      PBEKeySpec key = new PBEKeySpec(passphrase.toCharArray(), salt, rounds, 8 * BYTES);
      return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has PBKDF2 with SHA-256", e);
    }
  }
}
