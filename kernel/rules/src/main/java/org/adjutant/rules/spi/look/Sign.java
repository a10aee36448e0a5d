package org.adjutant.rules.spi.look;

import java.util.Locale;
import java.util.regex.Pattern;
import org.adjutant.rules.data.DataException;

/**
 * How one kind of thing is shown on a board, in letters and in a picture.
 *
 * @param on what it is a kind of
 * @param kind the title's own word: a kind of feature or region of its map, or a kind of mark
 * @param label what the legend calls it
 * @param letter one letter or sign for boards of text; empty if those leave it out
 * @param colour {@code #rrggbb}
 * @param named whether the names such features and regions have are written on the board
 */
public record Sign(
    On on, String kind, String label, String letter, String colour, Form form, boolean named) {
  private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

  /** What a sign stands for. */
  public enum On {
    /** Terrain of hexes. */
    TERRAIN,
    /** A feature along hexsides. */
    HEXSIDE,
    /** A road or the like through hexes. */
    PATH,
    /** A region of the map. */
    REGION,
    /** Something of the position that lies in a place: see {@link Mark}. */
    MARK;

    /** {@code terrain} for {@link #TERRAIN}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * @throws DataException naming what there is
     */
    public static On of(String word) {
      for (On on : values()) {
        if (on.word().equals(word)) {
          return on;
        }
      }
      throw new DataException(
          "a sign is on terrain, a hexside, a path, a region or a mark, not on \"" + word + "\"");
    }
  }

  public Sign {
    if (kind.isBlank() || label.isBlank()) {
      throw new DataException("a sign needs a kind and a label for the legend");
    }
    if (letter.length() > 1 || letter.isBlank() && !letter.isEmpty()) {
      throw new DataException(
          "the sign of " + kind + " has one letter or none, not \"" + letter + "\"");
    }
    if (!COLOUR.matcher(colour).matches()) {
      throw new DataException(
          "the sign of " + kind + " has a colour like #b9cf9b, not \"" + colour + "\"");
    }
  }
}
