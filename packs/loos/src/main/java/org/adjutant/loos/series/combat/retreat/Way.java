package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;

/**
 * A way out of the combat hex.
 *
 * @param path the hexes entered, in order; one at least, the combat hex not included
 * @param missing how many hexes it falls short of the result; 0 for a complete retreat
 * @param displaces whether a friend must first leave its last hex
 */
public record Way(List<Hex> path, int missing, boolean displaces) {
  public Way {
    path = List.copyOf(path);
    if (path.isEmpty() || missing < 0) {
      throw new IllegalArgumentException("a way out leads somewhere: " + path + ", " + missing);
    }
  }

  public Hex end() {
    return path.get(path.size() - 1);
  }

  public Data places() {
    return Data.texts(path.stream().map(Hex::id).toList());
  }
}
