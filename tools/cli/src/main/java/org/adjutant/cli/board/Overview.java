package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Tops;

/** A whole map in small: a letter a hex for its terrain, a number for the pieces in it. */
record Overview(HexMap map, Counters counters, Glyphs glyphs) {

  /** Whether the map is small enough to be shown so. */
  boolean fits() {
    return pitch() * (map.grid().spec().columns() + 1) <= 80;
  }

  private int pitch() {
    return map.grid().spec().columns() * 3 + 3 <= 80 ? 3 : 2;
  }

  List<String> lines(Ink ink) {
    var spec = map.grid().spec();
    boolean flat = map.grid().tops() == Tops.FLAT;
    int pitch = pitch();
    Cells cells = new Cells(map.grid());
    Canvas canvas =
        new Canvas((spec.columns() + 1) * pitch, flat ? 2 * spec.rows() + 1 : spec.rows());
    for (Hex hex : map.grid().hexes()) {
      int x = flat ? cells.column(hex) * pitch : cells.halves(hex) * pitch / 2;
      int y = flat ? cells.halves(hex) : cells.row(hex);
      String terrain = glyphs.of(map.terrain(hex));
      canvas.put(
          x,
          y,
          terrain.isEmpty()
              ? String.valueOf(glyphs.through(map, hex, '.'))
              : terrain.substring(0, 1).toLowerCase(java.util.Locale.ROOT),
          "2");
      counters
          .top(hex)
          .ifPresent(
              top ->
                  canvas.put(
                      x,
                      y,
                      String.valueOf(Math.min(9, counters.at(hex).size())),
                      "7;" + counters.colour(top.side())));
    }
    return canvas.lines(ink);
  }
}
