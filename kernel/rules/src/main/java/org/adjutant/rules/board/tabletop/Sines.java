package org.adjutant.rules.board.tabletop;

/**
 * Sines and cosines of hundredths of a degree, as whole numbers of 2<sup>-30</sup>. The table holds
 * the first octant and the rest is folded onto it. It is worked out once, by the power series in
 * whole numbers of 2<sup>-60</sup>, so it has the same values on every machine; the rounding error
 * is under one unit.
 */
public final class Sines {
  /** What stands for 1. */
  public static final int ONE = 1 << 30;

  /** A full turn, in hundredths of a degree. */
  public static final int TURN = 36000;

  private static final int OCTANT = 4500;
  private static final long ONE_60 = 1L << 60;
  private static final long PI_60 = 3_622_009_729_038_561_421L;
  private static final int[] SINES = table(1);
  private static final int[] COSINES = table(0);

  private Sines() {}

  /**
   * The sine of an angle, from -ONE to ONE; the angle may be any number of hundredths of a degree.
   */
  public static int sin(int angle) {
    int turned = Math.floorMod(angle, TURN);
    int half = turned % (TURN / 2);
    int folded = half <= TURN / 4 ? half : TURN / 2 - half;
    int sine = folded <= OCTANT ? SINES[folded] : COSINES[TURN / 4 - folded];
    return turned == half ? sine : -sine;
  }

  /** The cosine of an angle, from -ONE to ONE. */
  public static int cos(int angle) {
    return sin(Math.floorMod(angle, TURN) + TURN / 4);
  }

  /**
   * The series whose first power is 1 (sine) or 0 (cosine), for each hundredth of a degree of the
   * octant.
   */
  private static int[] table(int power) {
    int[] table = new int[OCTANT + 1];
    for (int angle = 0; angle <= OCTANT; angle++) {
      long x = PI_60 / (TURN / 2) * angle + PI_60 % (TURN / 2) * angle / (TURN / 2);
      long square = product(x, x);
      long term = power == 1 ? x : ONE_60;
      long sum = 0;
      for (int n = power; term != 0; n += 2) {
        sum += term;
        term = -product(term, square) / ((n + 1L) * (n + 2L));
      }
      table[angle] = (int) ((sum + (1L << 29)) >> 30);
    }
    return table;
  }

  private static long product(long a, long b) {
    return Math.multiplyHigh(a, b) << 4 | a * b >>> 60;
  }
}
