package org.adjutant.rules.board.hex;

import static org.adjutant.rules.board.hex.Direction.D;
import static org.adjutant.rules.board.hex.Direction.DL;
import static org.adjutant.rules.board.hex.Direction.DR;
import static org.adjutant.rules.board.hex.Direction.L;
import static org.adjutant.rules.board.hex.Direction.R;
import static org.adjutant.rules.board.hex.Direction.U;
import static org.adjutant.rules.board.hex.Direction.UL;
import static org.adjutant.rules.board.hex.Direction.UR;

import java.util.List;
import org.adjutant.rules.data.DataException;

/**
 * Which way hexes stand: a flat side on top (hexes in columns), or a corner on top (hexes in rows).
 */
public enum Tops {
  FLAT,
  POINTED;

  private static final List<Direction> OF_FLAT = List.of(U, UR, DR, D, DL, UL);
  private static final List<Direction> OF_POINTED = List.of(UR, R, DR, DL, L, UL);

  /**
   * The six directions of neighbours, clockwise; the place in this list is the number of the side.
   */
  public List<Direction> directions() {
    return this == FLAT ? OF_FLAT : OF_POINTED;
  }

  /** The direction of side 0 to 5. */
  public Direction direction(int side) {
    return directions().get(side);
  }

  /**
   * The number of the side that a direction crosses, 0 to 5 clockwise.
   *
   * @throws DataException if hexes of this kind have no neighbour that way
   */
  public int side(Direction direction) {
    int side = directions().indexOf(direction);
    if (side < 0) {
      throw new DataException(
          "hexes with " + this + " tops have no neighbour " + direction + ", only " + directions());
    }
    return side;
  }

  /** The direction so many sixths of a turn clockwise; negative turns go the other way. */
  public Direction turn(Direction direction, int sixths) {
    return direction(Math.floorMod(side(direction) + sixths, 6));
  }

  @Override
  public String toString() {
    return this == FLAT ? "flat" : "pointed";
  }
}
