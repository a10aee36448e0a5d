package org.adjutant.cli.board;

/** The colours that are the same for all titles. */
final class Palette {
  static final String PAPER = "#f4efe2";
  static final String OPEN = "#ece5cb";
  static final String FRAME = "#c8bd9c";
  static final String INK = "#2b2b2b";
  static final String SOFT = "#6b6250";

  private static final String[] SIDES = {
    "#a9c4e6", "#e6aca4", "#b5d6a7", "#d9b8e0", "#a8dcd9", "#ead9a0"
  };
  private static final String[] FLAGS = {
    "#2d5f9e", "#b03a2e", "#3f7d32", "#7d3c98", "#148f8a", "#b7950b"
  };

  private Palette() {}

  /** The colour of counters of the side of this rank. */
  static String side(int rank) {
    return rank < 0 ? "#dddddd" : SIDES[rank % SIDES.length];
  }

  /** The colour of flags and marks of the side of this rank. */
  static String flag(int rank) {
    return rank < 0 ? "#555555" : FLAGS[rank % FLAGS.length];
  }

  /** The colour of a sign in a terminal: the nearest of its colours. */
  static String terminal(String colour) {
    int red = Integer.parseInt(colour.substring(1, 3), 16);
    int green = Integer.parseInt(colour.substring(3, 5), 16);
    int blue = Integer.parseInt(colour.substring(5, 7), 16);
    int most = Math.max(red, Math.max(green, blue));
    int least = Math.min(red, Math.min(green, blue));
    if (most - least < 24) {
      return "2";
    }
    int middle = (most + least) / 2;
    int code = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0);
    return String.valueOf(30 + code);
  }
}
