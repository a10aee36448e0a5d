package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.adjutant.rules.data.DataException;

/**
 * An expression of dice: so many dice are rolled, all or some of them kept, and what is kept is
 * summed.
 *
 * @param count how many dice are rolled, 1 to 100
 * @param sides 2 to 1000
 * @param keep which of them count
 * @param kept how many of them count, 1 to {@code count}
 * @param plus added to the sum
 */
public record Dice(int count, int sides, Keep keep, int kept, int plus) {
  private static final Pattern FORM =
      Pattern.compile("(\\d*)d(\\d+)(?:([hl])(\\d+))?([+-]\\d+)?", Pattern.CASE_INSENSITIVE);

  /** Which dice of a pool count. */
  public enum Keep {
    ALL,
    HIGHEST,
    LOWEST
  }

  public Dice {
    if (count < 1 || count > 100 || sides < 2 || sides > 1000) {
      throw new DataException(
          "1 to 100 dice of 2 to 1000 sides can be rolled, not " + count + "d" + sides);
    }
    if (kept < 1 || kept > count || keep == Keep.ALL && kept != count) {
      throw new DataException("of " + count + " dice 1 to " + count + " are kept, not " + kept);
    }
  }

  /** The sum of so many dice. */
  public static Dice of(int count, int sides) {
    return new Dice(count, sides, Keep.ALL, count, 0);
  }

  /**
   * Reads {@code d6}, {@code 2d6}, {@code 2d6+10}, {@code 3d6h1} (keep the highest) or {@code
   * 2d6l1} (keep the lowest).
   *
   * @throws DataException if the text has none of these forms
   */
  public static Dice parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || text.length() > 20) {
      throw new DataException(
          "dice are written d6, 2d6, 2d6+10, 3d6h1 (highest) or 3d6l1 (lowest), not \""
              + text
              + "\"");
    }
    int count = form.group(1).isEmpty() ? 1 : Integer.parseInt(form.group(1));
    Keep keep =
        form.group(3) == null
            ? Keep.ALL
            : form.group(3).equalsIgnoreCase("h") ? Keep.HIGHEST : Keep.LOWEST;
    return new Dice(
        count,
        Integer.parseInt(form.group(2)),
        keep,
        keep == Keep.ALL ? count : Integer.parseInt(form.group(4)),
        form.group(5) == null ? 0 : Integer.parseInt(form.group(5)));
  }

  /** The least total. */
  public int min() {
    return kept + plus;
  }

  /** The greatest total. */
  public int max() {
    return kept * sides + plus;
  }

  /**
   * The total of dice as they fell.
   *
   * @throws DataException if it is another number of dice, or a die has no such side
   */
  public int total(List<Integer> fell) {
    int sum = plus;
    for (int die : kept(fell)) {
      sum += fell.get(die);
    }
    return sum;
  }

  /**
   * Which dice count, by their place in the list, in the order rolled. Of equal dice the earlier
   * ones count.
   *
   * @throws DataException if it is another number of dice, or a die has no such side
   */
  public List<Integer> kept(List<Integer> fell) {
    check(fell);
    Comparator<Integer> byFace = Comparator.comparing(fell::get);
    List<Integer> places =
        new ArrayList<>(
            IntStream.range(0, count)
                .boxed()
                .sorted(keep == Keep.HIGHEST ? byFace.reversed() : byFace)
                .limit(kept)
                .toList());
    places.sort(Comparator.naturalOrder());
    return places;
  }

  private void check(List<Integer> fell) {
    if (fell.size() != count) {
      throw new DataException(
          this + " is " + count + " dice, not the " + fell.size() + " of " + fell);
    }
    for (int die : fell) {
      if (die < 1 || die > sides) {
        throw new DataException("a die of " + this + " shows 1 to " + sides + ", not " + die);
      }
    }
  }

  @Override
  public String toString() {
    String pool = keep == Keep.ALL ? "" : (keep == Keep.HIGHEST ? "h" : "l") + kept;
    String added = plus == 0 ? "" : plus > 0 ? "+" + plus : Integer.toString(plus);
    return count + "d" + sides + pool + added;
  }
}
