package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;

/**
 * Where hexes are drawn, in thousandths of the length of a hexside, from the top left corner of a
 * page that just holds the grid. Corners shared by hexes have equal coordinates.
 */
public final class HexLayout {
  /** Half the distance of opposite sides: the square root of 3/4, in millionths. */
  private static final long HALF_HEIGHT = 866_025;

  private final HexGrid grid;
  private final boolean flat;

  /** A spot on the page. */
  public record Spot(int x, int y) {}

  public HexLayout(HexGrid grid) {
    this.grid = grid;
    this.flat = grid.tops() == Tops.FLAT;
  }

  public Spot centre(Hex hex) {
    return spot(line(hex) * 1500 + 1000, halves(hex) + 1);
  }

  /** The six corners, clockwise; corner n is the clockwise end of side n. */
  public List<Spot> corners(Hex hex) {
    int x = line(hex) * 1500 + 1000;
    int half = halves(hex) + 1;
    List<Spot> corners = new ArrayList<>(6);
    corners.add(spot(x + 500, half - 1));
    corners.add(spot(x + 1000, half));
    corners.add(spot(x + 500, half + 1));
    corners.add(spot(x - 500, half + 1));
    corners.add(spot(x - 1000, half));
    corners.add(spot(x - 500, half - 1));
    if (!flat) {
      java.util.Collections.reverse(corners);
      java.util.Collections.rotate(corners, -2);
    }
    return corners;
  }

  /** The middle of side 0 to 5. */
  public Spot middle(Hex hex, int side) {
    List<Spot> corners = corners(hex);
    Spot a = corners.get((side + 5) % 6);
    Spot b = corners.get(side);
    return new Spot((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
  }

  public int width() {
    return extent().x();
  }

  public int height() {
    return extent().y();
  }

  private Spot extent() {
    GridSpec spec = grid.spec();
    int lines = flat ? spec.columns() : spec.rows();
    int slots = flat ? spec.rows() : spec.columns();
    return spot(1500 * lines + 500, 2 * slots + 1);
  }

  private int line(Hex hex) {
    Axial at = grid.axial(hex);
    return flat ? at.q() : at.r();
  }

  private int halves(Hex hex) {
    Axial at = grid.axial(hex);
    return grid.spec().halves(grid.spec().column(at), grid.spec().row(at));
  }

  private Spot spot(int across, int halves) {
    int along = (int) ((halves * HALF_HEIGHT + 500) / 1000);
    return flat ? new Spot(across, along) : new Spot(along, across);
  }
}
