package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;

/** Without the CP marker one unit of the Defender's alone attacks a target (2.2.0.d; NI-074). */
public final class Firers {
  /** The statement. */
  public static final String ONE_EACH = "nomansland:2.2.0.d";

  /** The interpretation that says which attacks count. */
  public static final String COUNTED = "nomansland:NI-074";

  private static final int ALL_ATTACKS = 2;

  private Firers() {}

  /** Whether the side at the desk is held to it now. */
  public static boolean areLimited(Desk desk) {
    return desk.side().equals(Sides.DEFENDER) && desk.view().tally(Mark.LOST_CP) > 0;
  }

  /** Whether attacks outside the Fire Table count too. */
  public static boolean allAttacksCount(Desk desk) {
    return desk.reading(COUNTED) == ALL_ATTACKS;
  }

  /**
   * Another unit of the side that has attacked one of these units this turn, as far as its attacks
   * count.
   *
   * @param firer the id of the unit that would attack now
   * @param targets ids of units
   */
  public static Optional<Piece> other(Desk desk, String firer, List<String> targets) {
    boolean all = allAttacksCount(desk);
    for (Piece other : desk.view().pieces(desk.side())) {
      boolean attacked =
          !other.id().id().equals(firer)
              && (noted(other, Mark.FIRE_TARGETS, targets)
                  || all && noted(other, Mark.FIRED_AT, targets));
      if (attacked) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static boolean noted(Piece unit, String mark, List<String> targets) {
    return unit.attribute(mark)
        .filter(ids -> ids.textItems().stream().anyMatch(targets::contains))
        .isPresent();
  }
}
