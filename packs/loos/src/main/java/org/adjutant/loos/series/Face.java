package org.adjutant.loos.series;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * The three values printed on one side of a counter (2.3.1).
 *
 * @param attack attack strength, 0 or more
 * @param defence defence strength, 0 or more
 * @param move movement allowance in whole movement points, 0 or more
 */
public record Face(int attack, int defence, int move) {
  public Face {
    if (attack < 0 || defence < 0 || move < 0) {
      throw new DataException(
          "the values of a counter are 0 or more, not " + attack + "-" + defence + "-" + move);
    }
  }

  /** Reads {@code {"attack": 4, "defence": 4, "move": 5}}. */
  static Face parse(Data data) {
    return new Face(data.integer("attack"), data.integer("defence"), data.integer("move"));
  }

  @Override
  public String toString() {
    return attack + "-" + defence + "-" + move;
  }
}
