package org.adjutant.cli.luck;

import java.util.Locale;
import org.adjutant.rules.data.Data;

/**
 * A series of numbers that chance gave one side.
 *
 * @param side in words
 * @param kind what they were for
 * @param count how many rolls, or rulings, they come from
 * @param spread how their sum spreads
 * @param actual their sum
 */
public record Series(String side, String kind, int count, Spread spread, int actual) {

  /** In how many of 100 such series the sum would be as low, or lower. */
  public double asLow() {
    return spread.atMost(actual) * 100;
  }

  /** In how many of 100 such series the sum would be as high, or higher. */
  public double asHigh() {
    return spread.atLeast(actual) * 100;
  }

  /** A row of the table. */
  String row() {
    return String.format(
        Locale.ROOT,
        "  %-16s %-17s %5d %9.1f %7d %9s %9s",
        cut(side, 16),
        cut(kind, 17),
        count,
        spread.mean(),
        actual,
        in100(asLow()),
        in100(asHigh()));
  }

  static String head(String what) {
    return String.format(
        "  %-16s %-17s %5s %9s %7s %9s %9s",
        "side", what, "rolls", "expected", "actual", "as low", "as high");
  }

  /** {@code 27}; where it is rarer than 1, {@code 0.3}. */
  static String in100(double percent) {
    if (percent > 0 && percent < 0.05) {
      return "under 0.1";
    }
    return String.format(Locale.ROOT, percent < 1 || percent > 99 ? "%.1f" : "%.0f", percent);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 2) + "..";
  }

  /** Chances are in thousandths of a series. */
  Data data() {
    return Data.of("side", side)
        .with("kind", kind)
        .with("rolls", count)
        .with("expected thousandths", Math.round(spread.mean() * 1_000))
        .with("actual", actual)
        .with("as low", Math.round(asLow() * 10))
        .with("as high", Math.round(asHigh() * 10));
  }
}
