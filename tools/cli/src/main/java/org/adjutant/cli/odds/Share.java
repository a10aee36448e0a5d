package org.adjutant.cli.odds;

import java.util.Locale;
import java.util.Optional;
import org.adjutant.cli.chart.BarChart.Bar;
import org.adjutant.cli.chart.BarChart.Range;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.odds.Chances;

/**
 * How often something happens.
 *
 * @param chances exact, or as counted in samples
 * @param bounds of the true chances, 95 in 100; empty where they are exact
 */
public record Share(Chances chances, Optional<Bounds> bounds) implements Comparable<Share> {
  private static final int PARTS = 100_000;

  /** Two bounds, as parts of one. */
  public record Bounds(double low, double high) {}

  static Share exact(Chances chances) {
    return new Share(chances, Optional.empty());
  }

  /** Counted in samples, with bounds by Wilson's score. */
  static Share sampled(long count, long samples) {
    double z = 1.959964;
    double part = (double) count / samples;
    double zz = z * z / samples;
    double middle = (part + zz / 2) / (1 + zz);
    double half = z * Math.sqrt(part * (1 - part) / samples + zz / samples / 4) / (1 + zz);
    Bounds bounds = new Bounds(Math.max(0, middle - half), Math.min(1, middle + half));
    return new Share(Chances.of(count, samples), Optional.of(bounds));
  }

  double part() {
    return (double) chances.outOf(PARTS * 1_000L) / (PARTS * 1_000L);
  }

  /** {@code 33.3 %}. */
  public String percent() {
    return percent(part());
  }

  static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", part * 100);
  }

  /** {@code 33.3 % 1/3}, or with bounds {@code 33.1 % 32.2 to 34.0}. */
  public String text() {
    return String.format("%7s  %s", percent(), rest());
  }

  private String rest() {
    if (bounds.isPresent()) {
      return String.format(
          Locale.ROOT, "%.1f to %.1f", bounds.get().low() * 100, bounds.get().high() * 100);
    }
    return chances.of().bitLength() <= 31 ? chances.toString() : "";
  }

  Bar bar() {
    Optional<Range> range = bounds.map(b -> new Range(b.low(), b.high()));
    return new Bar(part(), range, percent());
  }

  /** Parts are of 100,000. */
  public Data data() {
    Data data =
        Data.of("ways", chances.ways().toString())
            .with("of", chances.of().toString())
            .with("parts", chances.outOf(PARTS));
    return bounds
        .map(
            b ->
                data.with("low", Math.round(b.low() * PARTS))
                    .with("high", Math.round(b.high() * PARTS)))
        .orElse(data);
  }

  @Override
  public int compareTo(Share other) {
    return chances.compareTo(other.chances);
  }
}
