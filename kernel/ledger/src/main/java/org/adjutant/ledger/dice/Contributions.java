package org.adjutant.ledger.dice;

/**
 * What a seat contributes to dice: a chain of 4,096 values, each the SHA-256 of the next one's
 * digits, made from a secret that never leaves the seat. The first value is its pledge, published
 * before play; each contribution is the next value, which anybody can hold against the one before.
 * So a seat can neither choose nor change what it contributes, and nobody else can foresee it.
 */
public record Contributions(Seed secret) {
  /** How many contributions a pledge is good for. */
  public static final int MOST = 4_095;

  /** The value to publish before play. */
  public String pledge() {
    return value(0);
  }

  /**
   * A contribution.
   *
   * @param index 1 for the first, {@link #MOST} for the last
   */
  public String value(int index) {
    if (index < 0 || index > MOST) {
      throw new IllegalArgumentException(
          "a seat contributes " + MOST + " times at most; there is no contribution " + index);
    }
    String value = secret.hex();
    for (int i = MOST; i >= index; i--) {
      value = Hash.of(value);
    }
    return value;
  }

  /** Whether a value is the one that follows another. */
  public static boolean follows(String value, String before) {
    return Hash.of(value).equals(before);
  }
}
