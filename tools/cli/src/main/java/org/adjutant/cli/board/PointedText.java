package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.board.HexWords.Word;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Direction;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.spi.look.Sign.On;

/** Draws hexes with pointed tops as bricks, eight letters wide, four lines high. */
record PointedText(HexMap map, HexWords words, Signbook signs, Window window) {
  static final int COLUMNS = 9;
  static final int ROWS = 8;
  private static final int PITCH = 8;
  private static final int TALL = 4;
  private static final int WIDE = 7;
  private static final char NONE = ' ';

  List<String> lines(Ink ink) {
    Canvas canvas = new Canvas(window.columns() * PITCH + PITCH / 2 + 1, window.rows() * TALL + 1);
    window.hexes(map).stream().filter(h -> !words.beyond(h)).forEach(hex -> draw(canvas, hex));
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
    int id = hex.id().length();
    put(canvas, x + 1 + id, y + 1, words.terrain(hex), WIDE - id);
    put(canvas, x + 1, y + 2, words.upper(hex, WIDE), WIDE);
    Word marks = words.marks(hex);
    int room = Math.max(0, WIDE - marks.text().length());
    put(canvas, x + 1, y + 3, words.lower(hex, room, WIDE), room);
    put(canvas, x + 1 + room, y + 3, marks, WIDE);
  }

  private static void put(Canvas canvas, int x, int y, Word word, int room) {
    String text = word.text();
    int most = Math.min(text.length(), Math.max(0, room));
    canvas.put(x, y, text.substring(0, most), word.colour());
  }

  private void edge(Canvas canvas, int x, int y, Hex hex, Direction way, int length) {
    boolean upright = way == Direction.L || way == Direction.R;
    char none = upright ? '|' : '-';
    Optional<Hex> next = map.grid().neighbour(hex, way);
    char sign = next.map(n -> signs.first(On.HEXSIDE, map.along(hex, n), none)).orElse(none);
    canvas.put(x, y, String.valueOf(sign).repeat(length), EdgeColour.of(signs, sign));
  }

  /** A road takes one letter of the hexside it crosses, so that a river shows beside its bridge. */
  private void path(Canvas canvas, int x, int y, Hex hex, Direction way) {
    map.grid()
        .neighbour(hex, way)
        .map(next -> signs.first(On.PATH, map.paths(hex, next), NONE))
        .filter(sign -> sign != NONE)
        .ifPresent(sign -> canvas.put(x, y, String.valueOf(sign), EdgeColour.PATH));
  }
}
