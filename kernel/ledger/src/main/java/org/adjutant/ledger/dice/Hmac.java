package org.adjutant.ledger.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA-256 keyed by a seed. */
final class Hmac {
  private final Mac mac;

  private Hmac(Mac mac) {
    this.mac = mac;
  }

  static Hmac keyed(byte[] key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return new Hmac(mac);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HmacSHA256; this one does not", e);
    }
  }

  /** Feeds a text with its length in front, so that no two lists of texts share their bytes. */
  Hmac with(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return with(bytes.length).with(bytes);
  }

  Hmac with(int number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      mac.update((byte) (number >>> shift));
    }
    return this;
  }

  Hmac with(byte[] bytes) {
    mac.update(bytes);
    return this;
  }

  /** The 32 bytes; the next message begins anew with the same key. */
  byte[] bytes() {
    return mac.doFinal();
  }
}
