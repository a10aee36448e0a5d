package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexMap;

/** Draws hexes with pointed tops as bricks, eight letters wide, three lines high. */
record PointedText(HexMap map, Counters counters, Glyphs glyphs, Window window) {
  static final int COLUMNS = 9;
  static final int ROWS = 10;
  private static final int PITCH = 8;
  private static final int TALL = 3;
  private static final char NONE = ' ';

  List<String> lines(Ink ink) {
    Canvas canvas = new Canvas(window.columns() * PITCH + PITCH / 2 + 1, window.rows() * TALL + 1);
    window.hexes(map).forEach(hex -> draw(canvas, hex));
    return canvas.lines(ink);
  }

  private void draw(Canvas canvas, Hex hex) {
    Cells cells = new Cells(map.grid());
    int x = (cells.halves(hex) - 2 * window.left()) * PITCH / 2;
    int y = (cells.row(hex) - window.top()) * TALL;
    edge(canvas, x + 1, y, hex, Direction.UL, 3);
    edge(canvas, x + 4, y, hex, Direction.UR, 4);
    edge(canvas, x + 1, y + TALL, hex, Direction.DL, 3);
    edge(canvas, x + 4, y + TALL, hex, Direction.DR, 4);
    for (int line = 1; line < TALL; line++) {
      edge(canvas, x, y + line, hex, Direction.L, 1);
      edge(canvas, x + PITCH, y + line, hex, Direction.R, 1);
    }
    path(canvas, x + 2, y, hex, Direction.UL);
    path(canvas, x + 6, y, hex, Direction.UR);
    path(canvas, x + 2, y + TALL, hex, Direction.DL);
    path(canvas, x + 6, y + TALL, hex, Direction.DR);
    path(canvas, x, y + 2, hex, Direction.L);
    path(canvas, x + PITCH, y + 2, hex, Direction.R);
    canvas.put(x + 1, y + 1, hex.id(), "2");
    canvas.put(x + 1 + hex.id().length(), y + 1, glyphs.of(map.terrain(hex)), "32");
    counters
        .top(hex)
        .ifPresent(
            top -> {
              int more = counters.at(hex).size() - 1;
              String text = top.id().id() + (more > 0 ? "+" + more : "");
              String cut = text.length() > 7 ? text.substring(0, 7) : text;
              canvas.put(x + 1, y + 2, cut, counters.colour(top.side()));
            });
  }

  private void edge(Canvas canvas, int x, int y, Hex hex, Direction way, int length) {
    boolean upright = way == Direction.L || way == Direction.R;
    char none = upright ? '|' : '-';
    Optional<Hex> next = map.grid().neighbour(hex, way);
    char sign = next.map(n -> glyphs.along(map.along(hex, n), none)).orElse(none);
    canvas.put(x, y, String.valueOf(sign).repeat(length), glyphs.colour(sign));
  }

  /** A road takes one letter of the hexside it crosses, so that a river shows beside its bridge. */
  private void path(Canvas canvas, int x, int y, Hex hex, Direction way) {
    map.grid()
        .neighbour(hex, way)
        .map(next -> glyphs.across(map.paths(hex, next), NONE))
        .filter(sign -> sign != NONE)
        .ifPresent(sign -> canvas.put(x, y, String.valueOf(sign), Glyphs.PATH_COLOUR));
  }
}
