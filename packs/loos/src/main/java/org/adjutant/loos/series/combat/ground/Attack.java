package org.adjutant.loos.series.combat.ground;

import java.util.List;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.SideId;

/**
 * An attack as it is about to be declared.
 *
 * @param pledged hexes of which the attacker says that another attack of the phase will strike them
 */
public record Attack(SideId side, Hex target, List<Unit> units, List<Hex> pledged) {
  public Attack {
    units = List.copyOf(units);
    pledged = List.copyOf(pledged);
  }

  Attack pledging(List<Hex> hexes) {
    return new Attack(side, target, units, hexes);
  }
}
