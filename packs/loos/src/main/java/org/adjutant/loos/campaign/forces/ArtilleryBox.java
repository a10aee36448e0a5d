package org.adjutant.loos.campaign.forces;

import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Provenance;

/**
 * What a side's artillery track says for one turn (17.1, 17.3).
 *
 * @param markers how many markers it has, 0 or more
 * @param dice how many dice each of them rolls, 1 or more, gas apart (17.6)
 */
public record ArtilleryBox(int markers, int dice, Provenance provenance) {
  public ArtilleryBox {
    if (markers < 0) {
      throw new DataException("a side has 0 markers or more, not " + markers);
    }
    if (dice < 1) {
      throw new DataException("a marker rolls 1 die or more, not " + dice);
    }
  }
}
