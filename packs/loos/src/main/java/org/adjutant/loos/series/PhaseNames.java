package org.adjutant.loos.series;

/** The ids of the phases (3.0, 4.1). */
public final class PhaseNames {
  /** Before the first turn, once for each side, if a scenario leaves places to the players. */
  public static final String SET_UP = "set-up";

  public static final String SUPPORT = "support";
  public static final String MOVEMENT = "movement";
  public static final String BOMBARDMENT = "bombardment";
  public static final String COMBAT = "combat";
  public static final String MOBILE_MOVEMENT = "mobile-movement";
  public static final String MOBILE_COMBAT = "mobile-combat";
  public static final String TURN_END = "turn-end";

  private PhaseNames() {}
}
