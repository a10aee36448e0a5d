package org.adjutant.rules.odds;

import java.math.BigInteger;

/**
 * How likely something is, exactly: {@code ways} in {@code of}, in lowest terms.
 *
 * @param ways 0 or more
 * @param of 1 or more; not less than {@code ways}
 */
public record Chances(BigInteger ways, BigInteger of) implements Comparable<Chances> {
  public static final Chances NEVER = new Chances(BigInteger.ZERO, BigInteger.ONE);
  public static final Chances CERTAIN = new Chances(BigInteger.ONE, BigInteger.ONE);

  /** Brings them to lowest terms. @throws IllegalArgumentException if they are no chances */
  public Chances {
    if (ways.signum() < 0 || of.signum() <= 0 || ways.compareTo(of) > 0) {
      throw new IllegalArgumentException("nothing can have " + ways + " chances in " + of);
    }
    BigInteger common = ways.gcd(of);
    ways = ways.divide(common);
    of = of.divide(common);
  }

  public static Chances of(long ways, long of) {
    return new Chances(BigInteger.valueOf(ways), BigInteger.valueOf(of));
  }

  /** Of one thing or another that cannot both be. */
  public Chances plus(Chances other) {
    return new Chances(ways.multiply(other.of).add(other.ways.multiply(of)), of.multiply(other.of));
  }

  /** Of one thing and then another. */
  public Chances times(Chances other) {
    return new Chances(ways.multiply(other.ways), of.multiply(other.of));
  }

  /** Of this not being so. */
  public Chances not() {
    return new Chances(of.subtract(ways), of);
  }

  public boolean isNever() {
    return ways.signum() == 0;
  }

  /** In so many equal parts of the whole, rounded half up: {@code outOf(1000)} is per mille. */
  public long outOf(long parts) {
    BigInteger twice = BigInteger.TWO;
    BigInteger half = ways.multiply(BigInteger.valueOf(parts)).multiply(twice).add(of);
    return half.divide(of.multiply(twice)).longValueExact();
  }

  @Override
  public int compareTo(Chances other) {
    return ways.multiply(other.of).compareTo(other.ways.multiply(of));
  }

  /** {@code 5/36}. */
  @Override
  public String toString() {
    return ways + "/" + of;
  }
}
