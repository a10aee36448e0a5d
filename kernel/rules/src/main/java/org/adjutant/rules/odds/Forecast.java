package org.adjutant.rules.odds;

import java.math.BigInteger;
import java.util.List;
import org.adjutant.rules.ruling.Ruling;

/** What can come of an input. */
public sealed interface Forecast {

  /**
   * Everything that can come of it.
   *
   * @param of what the weights of all upshots add up to
   * @param rulings how many were made to find out
   */
  record Exact(BigInteger of, List<Upshot> upshots, int rulings) implements Forecast {
    public Exact {
      upshots = List.copyOf(upshots);
    }

    public Chances chances(Upshot upshot) {
      return new Chances(upshot.weight(), of);
    }
  }

  /** The input would be refused, so nothing comes of it. */
  record Refused(Ruling ruling) implements Forecast {}

  /**
   * There are too many ways to go through them all.
   *
   * @param rulings how many may be made
   * @param roll the one that was too much: {@code 8d6 for factor}
   */
  record TooMany(int rulings, String roll) implements Forecast {
    @Override
    public String toString() {
      return "more than " + rulings + " rulings would have to be made, at " + roll;
    }
  }
}
