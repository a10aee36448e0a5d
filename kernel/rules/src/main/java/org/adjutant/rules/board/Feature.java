package org.adjutant.rules.board;

import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A feature of a map: a terrain in hexes, a river along hexsides, a road through them.
 *
 * @param kind the title's word for it: {@code woods}, {@code river}, {@code road}
 * @param name its own name on the map, or empty
 */
public record Feature(String kind, String name, Provenance provenance) {
  public Feature {
    if (kind.isBlank()) {
      throw new DataException("a feature needs a kind, like woods, river or road");
    }
  }
}
