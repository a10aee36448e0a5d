package org.adjutant.nomansland.planning.setup;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Manner;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.rules.position.Piece;

/** The company that enters during the game (S08.special.e): it waits in the pool until then. */
public final class Later {
  private Later() {}

  /** The placement of those that enter later; nothing in most scenarios. */
  public static Optional<Placement> placement(Setting setting) {
    for (Placement placement : setting.scenario().attacker().placements()) {
      if (placement.has(Manner.LATER)) {
        return Optional.of(placement);
      }
    }
    return Optional.empty();
  }

  /** Whether a piece is of those. */
  public static boolean isLater(Setting setting, Piece piece) {
    return piece.side().equals(Sides.ATTACKER)
        && placement(setting)
            .filter(
                placement ->
                    placement.fits(
                        piece.kind(), piece.number(Mark.COMPANY, 0), piece.number(Mark.PLATOON, 0)))
            .isPresent();
  }
}
