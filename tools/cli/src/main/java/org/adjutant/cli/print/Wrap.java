package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Text in lines of at most 80 columns. */
public final class Wrap {
  public static final int WIDTH = 80;

  private Wrap() {}

  /** The words of a text in lines, each behind this many spaces. Without colours. */
  public static List<String> indented(int spaces, String text) {
    return hanging(" ".repeat(spaces), " ".repeat(spaces), text);
  }

  /** The words of a text in lines; the first begins with one text, all others with another. */
  public static List<String> hanging(String first, String others, String text) {
    return hanging(first, others, text, WIDTH);
  }

  /** The same in lines of at most a given number of letters. */
  public static List<String> hanging(String first, String others, String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(first);
    boolean empty = true;
    for (String word : Arrays.asList(text.trim().split("\\s+"))) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(others);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  /** Lines of one text as one line again, behind the indent of the first. */
  public static String unwrapped(List<String> lines) {
    StringBuilder text = new StringBuilder(lines.get(0));
    lines.subList(1, lines.size()).forEach(line -> text.append(' ').append(line.strip()));
    return text.toString();
  }
}
