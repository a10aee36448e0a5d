package org.adjutant.cli.luck;

/**
 * How the sum of independent whole numbers spreads: the chances of each sum, from 0 on. The chances
 * are those of the whole distribution, not of a curve laid over it.
 */
public final class Spread {
  private final double[] chances;

  private Spread(double[] chances) {
    this.chances = chances;
  }

  /** Of nothing: the sum is 0. */
  public static Spread none() {
    return new Spread(new double[] {1});
  }

  /** With a die more. @param faces 1 or more */
  public Spread die(int faces) {
    double[] die = new double[faces + 1];
    java.util.Arrays.fill(die, 1, faces + 1, 1.0 / faces);
    return and(die);
  }

  /** With a number more, of which the chances of 0, 1, 2 and so on are given. */
  public Spread and(double[] number) {
    double[] sums = new double[chances.length + number.length - 1];
    for (int i = 0; i < chances.length; i++) {
      for (int j = 0; j < number.length; j++) {
        sums[i + j] += chances[i] * number[j];
      }
    }
    return new Spread(sums);
  }

  public double mean() {
    double mean = 0;
    for (int i = 0; i < chances.length; i++) {
      mean += i * chances[i];
    }
    return mean;
  }

  /** The chances of this sum or less, 0 to 1. */
  public double atMost(int sum) {
    double part = 0;
    for (int i = 0; i <= Math.min(sum, chances.length - 1); i++) {
      part += chances[i];
    }
    return Math.min(1, part);
  }

  /** The chances of this sum or more, 0 to 1. */
  public double atLeast(int sum) {
    double part = 0;
    for (int i = Math.max(0, sum); i < chances.length; i++) {
      part += chances[i];
    }
    return Math.min(1, part);
  }
}
