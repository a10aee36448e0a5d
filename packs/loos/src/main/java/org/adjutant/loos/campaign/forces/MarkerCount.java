package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * How many markers of a kind the game has.
 *
 * @param count 1 or more
 */
public record MarkerCount(String id, int count, Provenance provenance) {
  public MarkerCount {
    if (count < 1) {
      throw new DataException("a count of markers is 1 or more, not " + count);
    }
  }
}
