package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.board.HexWords.Word;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.spi.look.Sign.On;

/**
 * Draws hexes with flat tops: seven letters wide at the top, nine in the middle, four lines high.
 */
record FlatText(HexMap map, HexWords words, Signbook signs, Window window) {
  static final int COLUMNS = 8;
  static final int ROWS = 8;
  private static final int PITCH = 9;
  private static final int TALL = 4;
  private static final int WIDE = 9;
  private static final char NONE = ' ';

  List<String> lines(Ink ink) {
    Canvas canvas =
        new Canvas(window.columns() * PITCH + 3, (window.rows() + 1) * TALL + TALL / 2 + 1);
    List<Hex> hexes = window.hexes(map).stream().filter(hex -> !words.beyond(hex)).toList();
    hexes.forEach(hex -> frame(canvas, hex, true));
    hexes.forEach(hex -> frame(canvas, hex, false));
    hexes.forEach(hex -> content(canvas, hex));
    return canvas.lines(ink);
  }

  private int x(Hex hex) {
    return (new Cells(map.grid()).column(hex) - window.left()) * PITCH;
  }

  /** The line of the top side. */
  private int y(Hex hex) {
    return (new Cells(map.grid()).halves(hex) - 2 * window.top()) * TALL / 2;
  }

  /** The plain outline, or what lies on it. */
  private void frame(Canvas canvas, Hex hex, boolean plain) {
    int x = x(hex);
    int y = y(hex);
    side(canvas, hex, Direction.U, '_', plain, 7, x + 2, y);
    side(canvas, hex, Direction.UR, '\\', plain, 1, x + 9, y + 1, x + 10, y + 2);
    side(canvas, hex, Direction.UL, '/', plain, 1, x + 1, y + 1, x, y + 2);
    side(canvas, hex, Direction.DL, '\\', plain, 1, x, y + 3, x + 1, y + 4);
    side(canvas, hex, Direction.DR, '/', plain, 1, x + 10, y + 3, x + 9, y + 4);
    side(canvas, hex, Direction.D, '_', plain, 7, x + 2, y + 4);
    if (!plain) {
      path(canvas, x + 5, y, hex, Direction.U);
      path(canvas, x + 5, y + 4, hex, Direction.D);
      path(canvas, x, y + 2, hex, Direction.UL);
      path(canvas, x + 10, y + 2, hex, Direction.UR);
      path(canvas, x + 1, y + 4, hex, Direction.DL);
      path(canvas, x + 9, y + 4, hex, Direction.DR);
    }
  }

  private void side(
      Canvas canvas, Hex hex, Direction way, char none, boolean plain, int wide, int... spots) {
    Optional<Hex> next = map.grid().neighbour(hex, way);
    char sign = next.map(n -> signs.first(On.HEXSIDE, map.along(hex, n), NONE)).orElse(NONE);
    if (plain || sign != NONE) {
      String text = String.valueOf(plain ? none : sign).repeat(wide);
      String colour = plain ? "2" : EdgeColour.of(signs, sign);
      for (int i = 0; i < spots.length; i += 2) {
        canvas.put(spots[i], spots[i + 1], text, colour);
      }
    }
  }

  /** A road takes one letter of the hexside it crosses, so that a river shows beside its bridge. */
  private void path(Canvas canvas, int x, int y, Hex hex, Direction way) {
    map.grid()
        .neighbour(hex, way)
        .map(next -> signs.first(On.PATH, map.paths(hex, next), NONE))
        .filter(sign -> sign != NONE)
        .ifPresent(sign -> canvas.put(x, y, String.valueOf(sign), EdgeColour.PATH));
  }

  private void content(Canvas canvas, Hex hex) {
    int x = x(hex);
    int y = y(hex);
    canvas.put(x + 2, y + 1, hex.id(), "2");
    Word terrain = words.terrain(hex);
    int room = Math.max(0, 7 - hex.id().length());
    canvas.put(x + 2 + hex.id().length(), y + 1, cut(terrain.text(), room), terrain.colour());
    Word upper = words.upper(hex, WIDE);
    centre(canvas, x + 1, y + 2, upper, WIDE);
    Word marks = words.marks(hex);
    int left = WIDE - marks.text().length();
    Word lower = words.lower(hex, left, WIDE);
    if (lower.text().isEmpty()) {
      centre(canvas, x + 1, y + 3, marks, WIDE);
    } else {
      centre(canvas, x + 1, y + 3, lower, left);
      canvas.put(x + 1 + left, y + 3, marks.text(), marks.colour());
    }
  }

  private static void centre(Canvas canvas, int x, int y, Word word, int room) {
    String text = cut(word.text(), Math.max(0, room));
    canvas.put(x + (room - text.length()) / 2, y, text, word.colour());
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }
}
