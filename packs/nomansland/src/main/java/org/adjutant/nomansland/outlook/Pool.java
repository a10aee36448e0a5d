package org.adjutant.nomansland.outlook;

import java.util.function.IntUnaryOperator;

/** The highest of some six-sided dice. */
final class Pool {
  private static final int FACES = 6;

  private Pool() {}

  /**
   * What something is worth that depends on the highest die.
   *
   * @param dice how many, 1 or more
   * @param worth of each face as the highest
   */
  static int expected(int dice, IntUnaryOperator worth) {
    long sum = 0;
    for (int face = 1; face <= FACES; face++) {
      sum += (power(face, dice) - power(face - 1, dice)) * worth.applyAsInt(face);
    }
    return (int) (sum / power(FACES, dice));
  }

  private static long power(int base, int exponent) {
    long product = 1;
    for (int n = 0; n < exponent; n++) {
      product *= base;
    }
    return product;
  }
}
