package org.adjutant.rules.rulebook;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The ids that look most like a mistyped one, for messages. */
final class Nearest {
  private static final int SHOWN = 3;

  private Nearest() {}

  /** At most three of the ids, the likest first; ties in the order given. */
  static List<String> to(String wanted, Collection<RuleId> ids) {
    return ids.stream()
        .map(RuleId::text)
        .sorted(Comparator.comparingInt(id -> distance(wanted, id)))
        .limit(SHOWN)
        .toList();
  }

  /** How many letters must be added, dropped or changed to turn one text into the other. */
  static int distance(String a, String b) {
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
