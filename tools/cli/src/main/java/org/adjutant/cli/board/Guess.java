package org.adjutant.cli.board;

import java.util.Locale;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** Signs for kinds a title declares none for, by what their words suggest. */
final class Guess {
  private static final String[][] GROUND = {
    {"wood", "#bcd3a0", "woods"},
    {"forest", "#a5c287", "woods"},
    {"rough", "#ddd0aa", "rough"},
    {"mountain", "#cdb78d", "height"},
    {"hill", "#d9c79a", "height"},
    {"town", "#dccbc0", "houses"},
    {"village", "#e2d5ca", "houses"},
    {"city", "#cdb9ae", "houses"},
    {"lake", "#a9cbe2", "water"},
    {"sea", "#a9cbe2", "water"},
    {"water", "#a9cbe2", "water"},
    {"marsh", "#c5d8c4", "water"},
    {"swamp", "#c5d8c4", "water"},
    {"fort", "#cbbfa8", "plain"},
    {"trench", "#d4c5a9", "plain"}
  };
  private static final String[][] EDGES = {
    {"river", "#4f8fc0", "water", "~"}, {"canal", "#4f8fc0", "water", "~"},
    {"stream", "#7bb0d6", "water", "~"}, {"bridge", "#4a3a22", "bridge", "="},
    {"trench", "#7a5230", "teeth", "#"}, {"cliff", "#6d5f4b", "teeth", "#"},
    {"mine", "#a33b2f", "dashes", "*"}, {"wire", "#555555", "dashes", "*"},
    {"wall", "#777777", "line", "#"}
  };
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String EDGE_LETTERS = "#*%!&$=~";
  private static final String PATH_LETTERS = "+:'^";

  private Guess() {}

  /**
   * @param taken the letters that stand for something else
   */
  static Sign of(On on, String kind, String taken) {
    return switch (on) {
      case TERRAIN -> {
        String[] found = find(GROUND, kind, new String[] {"", "#e4ddc0", "plain"});
        String letter = free(kind.toLowerCase(Locale.ROOT) + LETTERS, taken);
        yield new Sign(on, kind, kind, letter, found[1], Form.of(found[2]), true);
      }
      case HEXSIDE -> {
        String[] found = find(EDGES, kind, new String[] {"", "#8a6fa0", "line", "#"});
        String letter = free(found[3] + EDGE_LETTERS, taken);
        yield new Sign(on, kind, kind, letter, found[1], Form.of(found[2]), false);
      }
      case PATH -> {
        boolean road = kind.contains("road") || kind.startsWith("rail");
        String letter = free((road ? "+" : ":") + PATH_LETTERS, taken);
        Form form = road ? Form.LINE : Form.DASHES;
        yield new Sign(on, kind, kind, letter, "#8c6b3f", form, false);
      }
      case REGION, MARK -> new Sign(on, kind, kind, "", "#777777", Form.PLAIN, false);
    };
  }

  private static String free(String wanted, String taken) {
    for (int i = 0; i < wanted.length(); i++) {
      char letter = wanted.charAt(i);
      if (!Character.isWhitespace(letter) && letter != '-' && taken.indexOf(letter) < 0) {
        return String.valueOf(letter);
      }
    }
    return "";
  }

  private static String[] find(String[][] known, String kind, String[] none) {
    String low = kind.toLowerCase(Locale.ROOT);
    for (String[] row : known) {
      if (low.contains(row[0])) {
        return row;
      }
    }
    return none;
  }
}
