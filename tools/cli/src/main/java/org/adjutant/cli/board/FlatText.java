package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;

/**
 * Draws hexes with flat tops: five letters wide at the top, nine in the middle, four lines high.
 */
record FlatText(HexMap map, Counters counters, Glyphs glyphs, Window window) {
  static final int COLUMNS = 11;
  static final int ROWS = 8;
  private static final int PITCH = 7;
  private static final int TALL = 4;
  private static final char NONE = ' ';

  List<String> lines(Ink ink) {
    Canvas canvas =
        new Canvas(window.columns() * PITCH + 3, (window.rows() + 1) * TALL + TALL / 2 + 1);
    List<Hex> hexes = window.hexes(map);
    hexes.forEach(hex -> frame(canvas, hex));
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

  private void frame(Canvas canvas, Hex hex) {
    int x = x(hex);
    int y = y(hex);
    char up = sign(hex, Direction.U, '_');
    char down = sign(hex, Direction.D, '_');
    char upRight = sign(hex, Direction.UR, '\\');
    char upLeft = sign(hex, Direction.UL, '/');
    char downRight = sign(hex, Direction.DR, '/');
    char downLeft = sign(hex, Direction.DL, '\\');
    put(canvas, x + 2, y, String.valueOf(up).repeat(5), up);
    put(canvas, x + 1, y + 1, String.valueOf(upLeft), upLeft);
    put(canvas, x + 7, y + 1, String.valueOf(upRight), upRight);
    put(canvas, x, y + 2, String.valueOf(upLeft), upLeft);
    put(canvas, x + 8, y + 2, String.valueOf(upRight), upRight);
    put(canvas, x, y + 3, String.valueOf(downLeft), downLeft);
    put(canvas, x + 8, y + 3, String.valueOf(downRight), downRight);
    put(canvas, x + 1, y + 4, String.valueOf(downLeft), downLeft);
    put(canvas, x + 2, y + 4, String.valueOf(down).repeat(5), down);
    put(canvas, x + 7, y + 4, String.valueOf(downRight), downRight);
    path(canvas, x + 4, y, hex, Direction.U);
    path(canvas, x + 4, y + 4, hex, Direction.D);
    path(canvas, x, y + 2, hex, Direction.UL);
    path(canvas, x + 8, y + 2, hex, Direction.UR);
    path(canvas, x + 1, y + 4, hex, Direction.DL);
    path(canvas, x + 7, y + 4, hex, Direction.DR);
  }

  /** A road takes one letter of the hexside it crosses, so that a river shows beside its bridge. */
  private void path(Canvas canvas, int x, int y, Hex hex, Direction way) {
    map.grid()
        .neighbour(hex, way)
        .map(next -> glyphs.across(map.paths(hex, next), NONE))
        .filter(sign -> sign != NONE)
        .ifPresent(sign -> canvas.put(x, y, String.valueOf(sign), Glyphs.PATH_COLOUR));
  }

  private void put(Canvas canvas, int x, int y, String text, char sign) {
    canvas.put(x, y, text, glyphs.colour(sign));
  }

  private char sign(Hex hex, Direction way, char none) {
    Optional<Hex> next = map.grid().neighbour(hex, way);
    return next.map(n -> glyphs.along(map.along(hex, n), none)).orElse(none);
  }

  private void content(Canvas canvas, Hex hex) {
    int x = x(hex);
    int y = y(hex);
    String terrain = glyphs.of(map.terrain(hex));
    canvas.put(x + 2, y + 1, hex.id(), "2");
    int room = Math.max(0, 5 - hex.id().length());
    canvas.put(x + 2 + hex.id().length(), y + 1, cut(terrain, room), "32");
    List<Piece> stack = counters.at(hex);
    counters
        .top(hex)
        .ifPresent(
            top -> {
              String colour = counters.colour(top.side());
              canvas.put(x + 1, y + 2, centred(top.id().id()), colour);
              String more = stack.size() > 1 ? "+" + (stack.size() - 1) : "";
              canvas.put(
                  x + 1,
                  y + 3,
                  centred(cut(counters.values(top), 7 - more.length()) + more),
                  colour);
            });
    if (stack.isEmpty()) {
      counters
          .view()
          .control(hex)
          .ifPresent(side -> canvas.put(x + 4, y + 2, "o", counters.colour(side)));
    }
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most);
  }

  private static String centred(String text) {
    String cut = cut(text, 7);
    return " ".repeat((7 - cut.length()) / 2) + cut;
  }
}
