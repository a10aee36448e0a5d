package org.adjutant.rules.board.hex;

import java.util.List;
import org.adjutant.rules.data.DataException;

/**
 * Which way hexes stand: a flat side on top (hexes in columns), or a corner on top (hexes in rows).
 */
public enum Tops {
  FLAT(Direction.U, Direction.UR, Direction.DR, Direction.D, Direction.DL, Direction.UL),
  POINTED(Direction.UR, Direction.R, Direction.DR, Direction.DL, Direction.L, Direction.UL);

  private final List<Direction> directions;
  private final int[] sides = new int[8];

  Tops(Direction... directions) {
    this.directions = List.of(directions);
    java.util.Arrays.fill(sides, -1);
    for (int side = 0; side < 6; side++) {
      sides[directions[side].ordinal()] = side;
    }
  }

  /**
   * The six directions of neighbours, clockwise; the place in this list is the number of the side.
   */
  public List<Direction> directions() {
    return directions;
  }

  /** The direction of side 0 to 5. */
  public Direction direction(int side) {
    return directions.get(side);
  }

  /**
   * The number of the side that a direction crosses, 0 to 5 clockwise.
   *
   * @throws DataException if hexes of this kind have no neighbour that way
   */
  public int side(Direction direction) {
    int side = sides[direction.ordinal()];
    if (side < 0) {
      throw new DataException(
          "hexes with " + this + " tops have no neighbour " + direction + ", only " + directions);
    }
    return side;
  }

  /** The direction so many sixths of a turn clockwise; negative turns go the other way. */
  public Direction turn(Direction direction, int sixths) {
    return directions.get(Math.floorMod(side(direction) + sixths, 6));
  }

  @Override
  public String toString() {
    return this == FLAT ? "flat" : "pointed";
  }
}
