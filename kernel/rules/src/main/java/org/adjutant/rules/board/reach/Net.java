package org.adjutant.rules.board.reach;

import org.adjutant.rules.board.Place;

/**
 * Places joined by exits, numbered densely from 0: the hexes of a grid, the areas of a graph. The
 * numbers are for computing and for breaking ties always the same way; they are never recorded.
 */
public interface Net<P extends Place> {
  /** How many places there are. */
  int size();

  /**
   * The number of a place. @throws org.adjutant.rules.data.DataException if it is not one of these
   */
  int index(P place);

  /** The place with a number, 0 to size - 1. */
  P at(int index);

  /** How many exits a place may have. */
  int exits(int index);

  /** The place an exit leads to, or -1 if it leads nowhere (the edge of the map). */
  int exit(int index, int exit);
}
