package org.adjutant.host.typed;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What comes nearest to a mistyped word. */
public final class Near {
  private static final int SHOWN = 5;

  private Near() {}

  /** At most five of the words, the likest first; ties in the order given. */
  public static List<String> to(String wanted, Collection<String> words) {
    String low = wanted.toLowerCase(Locale.ROOT);
    return words.stream()
        .sorted(Comparator.comparingInt(word -> distance(low, word.toLowerCase(Locale.ROOT))))
        .limit(SHOWN)
        .toList();
  }

  /**
   * {@code (did you mean attack?)} if words come so near to what was typed that they may be meant;
   * else nothing.
   */
  public static String guess(String wanted, Collection<String> words) {
    String low = wanted.toLowerCase(Locale.ROOT);
    int far = Math.max(1, wanted.length() / 3);
    List<String> near =
        to(wanted, words).stream()
            .filter(word -> distance(low, word.toLowerCase(Locale.ROOT)) <= far)
            .toList();
    return near.isEmpty() ? "" : " (did you mean " + String.join(" or ", near) + "?)";
  }

  /**
   * How many letters must be added, dropped, changed or swapped to turn one text into the other.
   */
  private static int distance(String a, String b) {
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] next = new int[b.length() + 1];
      next[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = row[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        next[j] = Math.min(change, 1 + Math.min(row[j], next[j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          next[j] = Math.min(next[j], last[j - 2] + 1);
        }
      }
      last = row;
      row = next;
    }
    return row[b.length()];
  }
}
