package org.adjutant.cli.board;

import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.HexLayout;
import org.adjutant.rules.board.hex.Tops;

/** Where hexes lie in the lines of a grid, counted from 0 at the top left. */
final class Cells {
  private static final int HALF_HEIGHT = 866;

  private final HexLayout layout;
  private final boolean flat;

  Cells(HexGrid grid) {
    this.layout = new HexLayout(grid);
    this.flat = grid.tops() == Tops.FLAT;
  }

  int column(Hex hex) {
    return flat ? (layout.centre(hex).x() - 1000) / 1500 : halves(hex) / 2;
  }

  int row(Hex hex) {
    return flat ? halves(hex) / 2 : (layout.centre(hex).y() - 1000) / 1500;
  }

  /**
   * How many half hexes it lies from the edge, along its column, or its row if tops are pointed.
   */
  int halves(Hex hex) {
    HexLayout.Spot at = layout.centre(hex);
    int along = flat ? at.y() : at.x();
    return (along + HALF_HEIGHT / 2) / HALF_HEIGHT - 1;
  }
}
