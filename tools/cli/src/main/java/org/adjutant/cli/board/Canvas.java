package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.adjutant.cli.print.Ink;

/** Letters in rows and columns, each with a colour. Used once, by one drawing. */
final class Canvas {
  private final char[][] letters;
  private final String[][] colours;

  Canvas(int width, int height) {
    letters = new char[height][width];
    colours = new String[height][width];
    for (int y = 0; y < height; y++) {
      Arrays.fill(letters[y], ' ');
      Arrays.fill(colours[y], "");
    }
  }

  /**
   * Writes a text; what does not fit is left out.
   *
   * @param colour codes of a terminal, {@code 1;34}; empty for none
   */
  void put(int x, int y, String text, String colour) {
    for (int i = 0; i < text.length(); i++) {
      if (y >= 0 && y < letters.length && x + i >= 0 && x + i < letters[y].length) {
        letters[y][x + i] = text.charAt(i);
        colours[y][x + i] = colour;
      }
    }
  }

  List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < letters.length; y++) {
      lines.add(line(y, ink));
    }
    while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
      lines.remove(lines.size() - 1);
    }
    return lines;
  }

  private String line(int y, Ink ink) {
    int end = letters[y].length;
    while (end > 0 && letters[y][end - 1] == ' ') {
      end--;
    }
    StringBuilder line = new StringBuilder();
    int from = 0;
    while (from < end) {
      int to = from;
      while (to < end && colours[y][to].equals(colours[y][from])) {
        to++;
      }
      String run = new String(letters[y], from, to - from);
      line.append(colours[y][from].isEmpty() ? run : ink.in(colours[y][from], run));
      from = to;
    }
    return line.toString();
  }
}
