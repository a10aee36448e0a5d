package org.adjutant.nomansland.headquarters;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.position.Position;

/** Which markers lie in the Defender's Headquarters, and what he can do by them (2.2.0). */
public final class Headquarters {
  private Headquarters() {}

  /** CP is there: his fire and rallying suffer nothing (2.2.0.c, d, e). */
  public static boolean hasCommand(Position position) {
    return position.tally(Mark.LOST_CP) == 0;
  }

  /** ART is there: he may use his Artillery Points (2.2.0.b). */
  public static boolean hasArtillery(Position position) {
    return position.tally(Mark.LOST_ART) == 0;
  }

  /** CA is there: he may plan a Counter-Attack (2.2.0.f). */
  public static boolean mayPlan(Position position) {
    return position.tally(Mark.LOST_CA) == 0;
  }

  /**
   * Whether units of the counter-attack force may still be gathered: before the flare, or by the
   * second reading of NI-077 before the launch; there is one Counter-Attack (2.2.3.j).
   */
  public static boolean mayGather(Position position, int reading) {
    Plans plans = new Plans(position);
    return !plans.launched() && (!plans.signalled() || reading == PlanRules.LIBERAL);
  }
}
