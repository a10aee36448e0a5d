package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.cli.board.HexWords.Word;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Tops;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.look.Sign.On;

/**
 * A whole map in small: in a hex stand the letter of a side and the number of its pieces, or a
 * letter for what lies there; then marks, or the side that controls it.
 */
record Overview(HexMap map, Counters counters, Signbook signs, HexWords words) {
  static final String KEY =
      "A capital is a side: its pieces (and how many), or who holds the place it\n"
          + "stands behind. Nearer: --around HEX";

  private static final int SCREEN = 80;
  private static final String DIM = "2";

  /** Whether the map is small enough to be shown so. */
  boolean fits() {
    return width(2) <= SCREEN;
  }

  private int width(int pitch) {
    return margin() + pitch * (map.grid().spec().columns() + 1);
  }

  private int pitch() {
    return width(3) <= SCREEN ? 3 : 2;
  }

  /** Room for the label of a row and a space. */
  private int margin() {
    var spec = map.grid().spec();
    return spec.rowLabel(spec.rows() - 1).length() + 1;
  }

  List<String> lines(Ink ink) {
    var spec = map.grid().spec();
    boolean flat = map.grid().tops() == Tops.FLAT;
    int pitch = pitch();
    int room = flat ? 2 * pitch - 1 : pitch;
    Cells cells = new Cells(map.grid());
    int top = flat ? 2 : 1;
    Canvas canvas =
        new Canvas(width(pitch) + pitch, top + (flat ? 2 * spec.rows() + 1 : spec.rows()));
    label(canvas, pitch, flat);
    for (Hex hex : map.grid().hexes()) {
      int x = margin() + (flat ? cells.column(hex) * pitch : cells.halves(hex) * pitch / 2);
      int y = top + (flat ? cells.halves(hex) : cells.row(hex));
      if (!words.beyond(hex)) {
        Word what = what(hex);
        canvas.put(x, y, what.text(), what.colour());
        Word more = words.marks(hex);
        int left = room - what.text().length();
        String text = more.text().replace("(", "").replace(")", "");
        canvas.put(
            x + what.text().length(),
            y,
            text.substring(0, Math.max(0, Math.min(left, text.length()))),
            more.colour());
      }
    }
    return canvas.lines(ink);
  }

  /**
   * The parts of the ids along the edges: columns above, every other one a line lower; rows left.
   */
  private void label(Canvas canvas, int pitch, boolean flat) {
    var spec = map.grid().spec();
    for (int column = 0; column < spec.columns(); column++) {
      int y = flat ? column % 2 : 0;
      canvas.put(margin() + column * pitch, y, spec.columnLabel(column), DIM);
    }
    for (int row = 0; row < spec.rows(); row++) {
      canvas.put(0, (flat ? 2 : 1) + (flat ? 2 * row : row), spec.rowLabel(row), DIM);
    }
  }

  private Word what(Hex hex) {
    List<Piece> stack = counters.downFromTop(hex);
    if (!stack.isEmpty()) {
      Piece top = stack.get(0);
      String number = stack.size() > 1 ? String.valueOf(Math.min(9, stack.size())) : "";
      return new Word(counters.letter(top.side()) + number, counters.colour(top.side()));
    }
    String terrain = words.terrain(hex).text();
    if (!terrain.isEmpty()) {
      return new Word(terrain.substring(0, 1), "32");
    }
    for (Hex next : map.grid().neighbours(hex)) {
      char works = signs.first(On.HEXSIDE, map.ownedBy(hex, next), ' ');
      if (works != ' ') {
        return new Word(String.valueOf(works), EdgeColour.of(signs, works));
      }
    }
    char path = signs.through(map, hex, '.');
    return new Word(String.valueOf(path), path == '.' ? "2" : EdgeColour.PATH);
  }
}
