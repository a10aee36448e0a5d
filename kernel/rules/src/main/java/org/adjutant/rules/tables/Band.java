package org.adjutant.rules.tables;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.adjutant.rules.data.DataException;

/**
 * A row or column that stands for a range of whole numbers.
 *
 * @param label as printed
 * @param from the least number; {@link Integer#MIN_VALUE} if the band is open below
 * @param to the greatest number; {@link Integer#MAX_VALUE} if the band is open above
 */
public record Band(String label, int from, int to) {
  private static final Pattern RANGE =
      Pattern.compile("([+-]?\\d{1,9})?(?:\\.\\.)([+-]?\\d{1,9})?");
  private static final Pattern PLAIN = Pattern.compile("(\\d{1,9})-(\\d{1,9})");
  private static final Pattern OPEN = Pattern.compile("(\\d{1,9})\\+");
  private static final Pattern LIST = Pattern.compile("[+-]?\\d{1,9}(,[+-]?\\d{1,9})*");

  public Band {
    if (from > to) {
      throw new DataException("the range \"" + label + "\" ends before it begins");
    }
  }

  /**
   * Reads {@code -5}, {@code +1}, {@code +2,+3} (numbers in a row), {@code 7-9}, {@code -3..-1},
   * {@code ..2} (2 or less), {@code 13..} or {@code 13+} (13 or more).
   *
   * @throws DataException if the text has none of these forms
   */
  public static Band parse(String text) {
    Matcher range = RANGE.matcher(text);
    if (range.matches() && text.length() > 2) {
      return new Band(
          text,
          range.group(1) == null ? Integer.MIN_VALUE : Integer.parseInt(range.group(1)),
          range.group(2) == null ? Integer.MAX_VALUE : Integer.parseInt(range.group(2)));
    }
    Matcher plain = PLAIN.matcher(text);
    if (plain.matches()) {
      return new Band(text, Integer.parseInt(plain.group(1)), Integer.parseInt(plain.group(2)));
    }
    Matcher open = OPEN.matcher(text);
    if (open.matches()) {
      return new Band(text, Integer.parseInt(open.group(1)), Integer.MAX_VALUE);
    }
    if (LIST.matcher(text).matches()) {
      return list(text);
    }
    throw new DataException(
        "a range of numbers is written -5, +2,+3, 7-9, -3..-1, ..2 or 13.., not \"" + text + "\"");
  }

  private static Band list(String text) {
    String[] numbers = text.split(",", -1);
    int from = Integer.parseInt(numbers[0]);
    for (int n = 1; n < numbers.length; n++) {
      if (Integer.parseInt(numbers[n]) != from + n) {
        throw new DataException("the numbers of \"" + text + "\" do not follow one another");
      }
    }
    return new Band(text, from, from + numbers.length - 1);
  }
}
