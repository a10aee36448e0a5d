package org.adjutant.cli.print;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Times of the record. */
public final class Times {
  private Times() {}

  /** {@code 2026-11-30 15:40}, in universal time. @param millis since 1970 */
  public static String minute(long millis) {
    String text = Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.MINUTES).toString();
    return text.substring(0, 16).replace('T', ' ');
  }
}
