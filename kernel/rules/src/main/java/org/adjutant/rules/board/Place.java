package org.adjutant.rules.board;

import org.adjutant.rules.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * Where a piece is, or what a feature lies on. Every place has a short text that reads back to an
 * equal place: {@code 0110} a hex, {@code 0110/0211} a hexside, {@code 0110+0111+0211} a vertex,
 * {@code area:Arras} an area, {@code box:deadpile} a named box, {@code hand:red} a hand or deck,
 * {@code in:p12} inside a piece, {@code @1200,340,4500} a point of the tabletop.
 */
public sealed interface Place {

  /** The short text of this place; {@link #parse} reads it back. */
  String text();

  /** A hex of a grid, by its printed id: {@code 0110}, {@code J5}. */
  record Hex(String id) implements Place {
    public Hex {
      if (!isWord(id)) {
        throw new DataException(
            "a hex id is made of letters and digits, like 0110 or J5, not \"" + id + "\"");
      }
    }

    private static boolean isWord(String id) {
      for (int n = 0; n < id.length(); n++) {
        if (!Character.isLetterOrDigit(id.charAt(n))) {
          return false;
        }
      }
      return !id.isEmpty();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || other instanceof Hex o && id.equals(o.id);
    }

    @Override
    public int hashCode() {
      return id.hashCode();
    }

    @Override
    public String text() {
      return id;
    }

    @Override
    public String toString() {
      return id;
    }
  }

  /** The side between two adjacent hexes, without direction; the lesser id comes first. */
  record Hexside(Hex a, Hex b) implements Place {
    public Hexside {
      if (a.id().compareTo(b.id()) > 0) {
        Hex swap = a;
        a = b;
        b = swap;
      }
    }

    @Override
    public String text() {
      return a.id() + "/" + b.id();
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** The corner where three hexes meet; ids in ascending order. */
  record Vertex(Hex a, Hex b, Hex c) implements Place {
    public Vertex {
      String[] ids = {a.id(), b.id(), c.id()};
      java.util.Arrays.sort(ids);
      a = new Hex(ids[0]);
      b = new Hex(ids[1]);
      c = new Hex(ids[2]);
    }

    @Override
    public String text() {
      return a.id() + "+" + b.id() + "+" + c.id();
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** An area of a graph of areas. */
  record Area(String id) implements Place {
    @Override
    public String text() {
      return "area:" + id;
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * A named box or a space of a track, off the board proper: {@code box:deadpile}, {@code
   * box:turn-3}.
   */
  record Box(String id) implements Place {
    @Override
    public String text() {
      return "box:" + id;
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** A hand or a deck. */
  record Hand(String id) implements Place {
    @Override
    public String text() {
      return "hand:" + id;
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** Inside another piece (a transport, a dugout), by that piece's id. */
  record Within(String piece) implements Place {
    @Override
    public String text() {
      return "in:" + piece;
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * A point of a tabletop: millimetres from the left and far edges, and the facing of the base
   * there in hundredths of a degree, 0 to 35999, clockwise from the far edge.
   */
  record Point(int x, int y, int facing) implements Place {
    public Point {
      if (facing < 0 || facing >= 36000) {
        throw new DataException("a facing is 0 to 35999 hundredths of a degree, not " + facing);
      }
    }

    @Override
    public String text() {
      return "@" + x + "," + y + "," + facing;
    }

    @Override
    public String toString() {
      return text();
    }
  }

  static Hex hex(String id) {
    return new Hex(id);
  }

  static Hexside hexside(String a, String b) {
    return new Hexside(new Hex(a), new Hex(b));
  }

  static Area area(String id) {
    return new Area(id);
  }

  static Box box(String id) {
    return new Box(id);
  }

  /**
   * The place a short text stands for. @throws DataException if the text has none of the forms
   * above
   */
  static Place parse(String text) {
    try {
      int colon = text.indexOf(':');
      if (colon > 0) {
        String id = text.substring(colon + 1);
        return switch (text.substring(0, colon)) {
          case "area" -> new Area(id);
          case "box" -> new Box(id);
          case "hand" -> new Hand(id);
          case "in" -> new Within(id);
          default ->
              throw new DataException(
                  "\"" + text + "\" is no place: before the colon stands area, box, hand or in");
        };
      }
      if (text.startsWith("@")) {
        String[] n = text.substring(1).split(",", -1);
        return new Point(
            Integer.parseInt(n[0]),
            Integer.parseInt(n[1]),
            n.length > 2 ? Integer.parseInt(n[2]) : 0);
      }
      if (text.indexOf('/') > 0) {
        String[] n = text.split("/", -1);
        return hexside(n[0], n[1]);
      }
      if (text.indexOf('+') > 0) {
        String[] n = text.split("\\+", -1);
        return new Vertex(new Hex(n[0]), new Hex(n[1]), new Hex(n[2]));
      }
      return new Hex(text);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new DataException(
          "\""
              + text
              + "\" is no place: write a hex (0110), a hexside (0110/0211) or a point"
              + " (@x,y,facing)");
    }
  }
}
