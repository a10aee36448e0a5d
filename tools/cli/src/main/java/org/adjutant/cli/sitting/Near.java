package org.adjutant.cli.sitting;

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

  /** How many letters must be added, dropped or changed to turn one text into the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
