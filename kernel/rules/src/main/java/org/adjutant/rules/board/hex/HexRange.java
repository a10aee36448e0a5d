package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.hex.HexIds.Cell;
import org.adjutant.rules.data.DataException;

/**
 * The cells a person means by {@code 0101} or by the rectangle {@code 0101..0744}, counted from 0.
 */
final class HexRange {
  private HexRange() {}

  static List<Cell> cells(GridSpec spec, String text) {
    int dots = text.indexOf("..");
    if (dots < 0) {
      return List.of(cell(spec, text));
    }
    Cell from = cell(spec, text.substring(0, dots));
    Cell to = cell(spec, text.substring(dots + 2));
    if (from.column() > to.column() || from.row() > to.row()) {
      throw new DataException(
          "the rectangle \""
              + text
              + "\" runs backwards: write its top left hex, then its bottom right one");
    }
    List<Cell> cells = new ArrayList<>();
    for (int column = from.column(); column <= to.column(); column++) {
      for (int row = from.row(); row <= to.row(); row++) {
        cells.add(new Cell(column, row));
      }
    }
    return cells;
  }

  private static Cell cell(GridSpec spec, String id) {
    Cell printed =
        spec.ids()
            .read(id)
            .orElseThrow(
                () ->
                    new DataException(
                        "\"" + id + "\" is no hex id: ids are " + spec.ids().inWords()));
    int column = printed.column() - spec.firstColumn();
    int row = printed.row() - spec.firstRow();
    if (column < 0 || row < 0 || column >= spec.columns() || row >= spec.rows()) {
      throw new DataException(
          "\""
              + id
              + "\" lies outside the grid of "
              + spec.columns()
              + " columns and "
              + spec.rows()
              + " rows");
    }
    return new Cell(column, row);
  }
}
