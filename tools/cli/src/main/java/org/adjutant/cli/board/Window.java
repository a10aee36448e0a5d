package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;

/** The columns and rows of a map that are drawn, numbers from 0, the last included. */
record Window(int left, int right, int top, int bottom) {

  /** As much of a map as fits, around a hex. */
  static Window of(HexMap map, Optional<Hex> around, int columns, int rows) {
    var spec = map.grid().spec();
    Cells cells = new Cells(map.grid());
    int column = around.map(cells::column).orElse(0);
    int row = around.map(cells::row).orElse(0);
    int left = start(column, spec.columns(), columns);
    int top = start(row, spec.rows(), rows);
    return new Window(
        left,
        Math.min(spec.columns(), left + columns) - 1,
        top,
        Math.min(spec.rows(), top + rows) - 1);
  }

  private static int start(int wanted, int all, int shown) {
    return Math.max(0, Math.min(wanted - shown / 2, all - shown));
  }

  /** The hexes of a map in this window. */
  List<Hex> hexes(HexMap map) {
    Cells cells = new Cells(map.grid());
    List<Hex> hexes = new ArrayList<>();
    for (Hex hex : map.grid().hexes()) {
      int column = cells.column(hex);
      int row = cells.row(hex);
      if (column >= left && column <= right && row >= top && row <= bottom) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  int columns() {
    return right - left + 1;
  }

  int rows() {
    return bottom - top + 1;
  }
}
