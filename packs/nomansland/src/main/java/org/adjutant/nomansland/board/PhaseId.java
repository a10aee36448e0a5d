package org.adjutant.nomansland.board;

/** The phases, by the ids under which the clock knows them (0.5). */
public final class PhaseId {
  public static final String DEFENDER_SET_UP = "defender-set-up";
  public static final String SKY = "sky";
  public static final String RECONNAISSANCE = "reconnaissance";
  public static final String BOMBARDMENT = "bombardment";
  public static final String SURPRISE = "surprise";
  public static final String ATTACKER_SET_UP = "attacker-set-up";
  public static final String COUNTER_PREPARATION = "counter-preparation";
  public static final String ELAN_SHUFFLE = "elan-shuffle";
  public static final String ARTILLERY = "artillery";
  public static final String ACTION = "action";
  public static final String CLOSE_COMBAT = "close-combat";
  public static final String COUNTER_ATTACK = "counter-attack";
  public static final String AIR = "air";
  public static final String ELAN = "elan";
  public static final String WIND = "wind";
  public static final String TURN_END = "turn-end";

  private PhaseId() {}

  /** The stage that runs when a phase begins, if a section has one. */
  public static String entry(String phase) {
    return "enter-" + phase;
  }
}
