package org.adjutant.cli.board;

import java.util.Locale;

/** Colours by what a word of a title says; a word that says nothing gets one of its own. */
final class Palette {
  private static final String[][] GROUND = {
    {"wood", "#b9cf9b"}, {"forest", "#a5c287"}, {"rough", "#dccfa6"}, {"mountain", "#c9b48a"},
    {"hill", "#d9c79a"}, {"town", "#d8cbc4"}, {"village", "#ddd0c8"}, {"city", "#c9b9b3"},
    {"lake", "#a9c9e0"}, {"sea", "#a9c9e0"}, {"water", "#a9c9e0"}, {"marsh", "#c5d8c4"},
    {"swamp", "#c5d8c4"}, {"fort", "#cdc3b2"}, {"trench", "#d4c5a9"}, {"slag", "#b5aea6"}
  };
  private static final String[][] EDGES = {
    {"river", "#4f8fc0"}, {"canal", "#4f8fc0"}, {"stream", "#7bb0d6"}, {"trench", "#7a5230"},
    {"cliff", "#6d5f4b"}, {"mine", "#a33b2f"}, {"wire", "#555555"}, {"bridge", "#333333"},
    {"wall", "#777777"}
  };
  private static final String[] SIDES = {
    "#a9c4e6", "#e6aca4", "#b5d6a7", "#d9b8e0", "#a8dcd9", "#ead9a0"
  };

  private Palette() {}

  static String ground(String kind) {
    return find(GROUND, kind, "#e4ddc0");
  }

  static String edge(String kind) {
    return find(EDGES, kind, "#8a6fa0");
  }

  /** The colour of counters of the side of this rank. */
  static String side(int rank) {
    return rank < 0 ? "#dddddd" : SIDES[rank % SIDES.length];
  }

  private static String find(String[][] known, String kind, String none) {
    String low = kind.toLowerCase(Locale.ROOT);
    for (String[] pair : known) {
      if (low.contains(pair[0])) {
        return pair[1];
      }
    }
    return none;
  }
}
