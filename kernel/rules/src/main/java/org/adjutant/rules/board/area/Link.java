package org.adjutant.rules.board.area;

import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A way from one area into another; a connection that is open both ways is two links.
 *
 * @param kind the title's word for it: {@code road}, {@code strait}; may be empty
 */
public record Link(Area from, Area to, String kind, Provenance provenance) {
  public Link {
    if (from.equals(to)) {
      throw new DataException("an area is not joined to itself: " + from.id());
    }
  }
}
