package org.adjutant.cli.report;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Small things of prose. */
final class Words {
  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("d MMM yyyy HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private Words() {}

  /** With a capital, unless it begins with an id, and a full stop. */
  static String sentence(String text) {
    String stopped = text.endsWith(".") || text.isEmpty() ? text : text + ".";
    boolean word = text.matches("[a-z]+([ ,:].*)?");
    return word ? Character.toUpperCase(stopped.charAt(0)) + stopped.substring(1) : stopped;
  }

  /** {@code 1 roll}, {@code 2 rolls}. */
  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** A time in milliseconds since 1970, to the minute. */
  static String when(long millis) {
    return WHEN.format(Instant.ofEpochMilli(millis));
  }

  /** Hundredths as a number with two places: {@code 350} as 3.50. */
  static String hundredths(long value) {
    return String.format(
        Locale.ROOT,
        "%s%d.%02d",
        value < 0 ? "-" : "",
        Math.abs(value) / 100,
        Math.abs(value) % 100);
  }
}
