package org.adjutant.cli.odds;

import java.util.Locale;
import org.adjutant.rules.data.Data;

/**
 * What may be expected of a number on average.
 *
 * @param half how far the true mean may be off, 95 in 100; 0 where it is exact
 */
public record Mean(double value, double half) {

  /** Of numbers with weights. @param samples how many were drawn; 0 if they are all there are */
  static Mean of(double[] numbers, double[] weights, long samples) {
    double all = 0;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < numbers.length; i++) {
      all += weights[i];
      sum += weights[i] * numbers[i];
      squares += weights[i] * numbers[i] * numbers[i];
    }
    double mean = sum / all;
    double spread = Math.max(0, squares / all - mean * mean);
    double half = samples > 1 ? 1.959964 * Math.sqrt(spread / (samples - 1)) : 0;
    return new Mean(mean, half);
  }

  /** {@code 0.67}, or with bounds {@code 0.67 (0.65 to 0.69)}. */
  public String text() {
    return half == 0
        ? number(value)
        : number(value) + " (" + number(value - half) + " to " + number(value + half) + ")";
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value + 0.0);
  }

  /** In thousandths. */
  public Data data() {
    Data data = Data.of("thousandths", Math.round(value * 1_000));
    return half == 0 ? data : data.with("off", Math.round(half * 1_000));
  }
}
