package org.adjutant.nomansland.guns.rights;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;

/** The Artillery Points a side has left; each is spent once (1.5.1.a). */
public final class ArtilleryPoints {
  private static final String ONCE = "nomansland:1.5.1.a";

  private ArtilleryPoints() {}

  public static int left(Position position, SideId side) {
    return position.tally(Mark.points(side));
  }

  /** Points are spent, or taken by the enemy; no more than there are. */
  public static SetTally less(Position position, SideId side, int points) {
    return new SetTally(Mark.points(side), Math.max(0, left(position, side) - points));
  }

  /** Forbids to spend more points than are left, or less than 1. */
  public static void check(Position view, SideId side, int points, Findings findings) {
    int left = left(view, side);
    if (points < 1 || points > left) {
      findings.forbids(
          ONCE,
          points < 1 ? "a barrage takes a point or more" : "there are not so many points left",
          Data.of("points", points).with("left", left),
          () -> left == 0 ? "no Artillery Points are left" : "spend 1 to " + left);
    }
  }
}
