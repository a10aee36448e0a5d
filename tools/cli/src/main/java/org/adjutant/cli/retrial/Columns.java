package org.adjutant.cli.retrial;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;

/** Two texts side by side in 80 columns. */
final class Columns {
  /** How many letters a line of either side has at most. */
  static final int WIDTH = 38;

  private static final String INDENT = "  ";
  private static final String BETWEEN = "| ";

  private Columns() {}

  static List<String> of(List<String> left, List<String> right) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String one = i < left.size() ? left.get(i) : "";
      String other = i < right.size() ? right.get(i) : "";
      lines.add(
          (INDENT + String.format("%-" + WIDTH + "s", one) + BETWEEN + other).stripTrailing());
    }
    return lines;
  }

  /** A text in lines of one side, all but the first indented; words too long for a line are cut. */
  static List<String> wrapped(String first, String others, String text) {
    StringBuilder cut = new StringBuilder();
    int room = WIDTH - Math.max(first.length(), others.length());
    for (String word : text.trim().split("\\s+")) {
      cut.append(cut.isEmpty() ? "" : " ").append(word.replaceAll("(.{" + room + "})(?=.)", "$1 "));
    }
    return Wrap.hanging(first, others, cut.toString(), WIDTH);
  }
}
