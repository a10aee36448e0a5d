package org.adjutant.rules.board.hex;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A named set of hexes: a sector, a front line, a landing area.
 *
 * @param id unique on its map
 * @param kind the title's word for what it is, or empty
 * @param hexes in the order they were written
 */
public record Region(String id, String kind, List<Hex> hexes, Provenance provenance) {
  public Region {
    hexes = List.copyOf(hexes);
  }
}
