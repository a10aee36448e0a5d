package org.adjutant.nomansland.board;

import java.util.List;
import org.adjutant.rules.position.SideId;

/** The two sides; which nations they are, the scenario says. */
public final class Sides {
  public static final SideId ATTACKER = SideId.of("attacker");
  public static final SideId DEFENDER = SideId.of("defender");
  public static final List<SideId> BOTH = List.of(ATTACKER, DEFENDER);

  private Sides() {}

  /** The other side. */
  public static SideId enemy(SideId side) {
    return side.equals(ATTACKER) ? DEFENDER : ATTACKER;
  }
}
