package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Manner;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.rules.position.Piece;

/** The company that enters during the game (S08.special.e): it waits in the pool until then. */
final class Later {
  private Later() {}

  /** The placements of those that enter later; none in most scenarios. */
  static List<Placement> placements(Setting setting) {
    return setting.scenario().attacker().placements().stream()
        .filter(placement -> placement.has(Manner.LATER))
        .toList();
  }

  static boolean isLater(Setting setting, Piece piece) {
    if (!piece.side().equals(Sides.ATTACKER)) {
      return false;
    }
    for (Placement placement : setting.scenario().attacker().placements()) {
      if (placement.has(Manner.LATER)
          && placement.fits(
              piece.kind(), piece.number(Mark.COMPANY, 0), piece.number(Mark.PLATOON, 0))) {
        return true;
      }
    }
    return false;
  }
}
