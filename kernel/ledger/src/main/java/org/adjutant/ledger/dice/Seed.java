package org.adjutant.ledger.dice;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * A secret from which dice are derived: 32 bytes, written as 64 hexadecimal digits. A game has one;
 * every branch gets its own from it. Not shown before the game is over.
 */
public record Seed(String hex) {
  private static final HexFormat HEX = HexFormat.of();

  public Seed {
    if (!hex.matches("[0-9a-f]{64}")) {
      throw new IllegalArgumentException("a seed is 64 hexadecimal digits in small letters");
    }
  }

  /** A seed nobody can foresee. */
  public static Seed secure() {
    return from(new SecureRandom()::nextBytes);
  }

  /** The seed of a text, for games that are to come out the same again: its SHA-256. */
  public static Seed ofText(String text) {
    return new Seed(Hash.of(text));
  }

  /** A seed that a secure source of random bytes fills in. */
  public static Seed from(Consumer<byte[]> source) {
    byte[] bytes = new byte[32];
    source.accept(bytes);
    return new Seed(HEX.formatHex(bytes));
  }

  /**
   * This seed with what the seats contributed mixed in. Neither the keeper of the seed, who had to
   * commit to it first, nor any seat can choose the outcome.
   *
   * @param contributions any text by seat; the order of the map does not matter
   */
  public Seed mixedWith(Map<String, String> contributions) {
    Hmac mac = Hmac.keyed(bytes()).with("adjutant/contributions/1").with(contributions.size());
    new TreeMap<>(contributions).forEach((seat, text) -> mac.with(seat).with(text));
    return new Seed(HEX.formatHex(mac.bytes()));
  }

  /** The seed of one branch. Knowing it tells nothing about the seed of another. */
  public Seed ofBranch(String branch) {
    return derived("adjutant/branch/1", branch);
  }

  /** The nonce that goes into a commitment to a derived seed, itself derived. */
  public String nonceFor(String branch) {
    return derived("adjutant/nonce/1", branch).hex();
  }

  byte[] bytes() {
    return HEX.parseHex(hex);
  }

  @Override
  public String toString() {
    return "Seed[hidden]";
  }

  private Seed derived(String use, String name) {
    return new Seed(HEX.formatHex(Hmac.keyed(bytes()).with(use).with(name).bytes()));
  }
}
