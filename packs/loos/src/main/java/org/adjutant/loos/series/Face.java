package org.adjutant.loos.series;

import java.util.List;
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

  /** Reads {@code [4, 4, 5]}: attack, defence, movement. */
  static Face parse(Data data) {
    List<Data> values = data.items();
    if (values.size() != 3) {
      throw new DataException("a face is attack, defence and movement, [4, 4, 5], not " + data);
    }
    return new Face(values.get(0).integer(), values.get(1).integer(), values.get(2).integer());
  }

  @Override
  public String toString() {
    return attack + "-" + defence + "-" + move;
  }
}
