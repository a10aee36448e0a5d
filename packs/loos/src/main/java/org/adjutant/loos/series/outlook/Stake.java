package org.adjutant.loos.series.outlook;

import org.adjutant.loos.series.combat.clash.CombatResult;

/**
 * What is at stake for the attacker in one combat.
 *
 * @param target the steps of the defending unit
 * @param own the steps of all attackers; 0 in a bombardment
 * @param prize what entering the target hex would be worth
 * @param mayRetreat whether the defender has a hex to go to
 */
record Stake(int target, int own, int prize, boolean mayRetreat) {
  static final int STEP = 100;
  private static final int GROUND = 30;
  private static final int SETBACK = 30;

  /** What a result is worth to the attacker, if everybody then does what is best for him. */
  int worth(CombatResult result) {
    return switch (result) {
      case DE -> STEP * target + prize / 2;
      case D2, D3 -> Math.min(stands(), mayRetreat ? retreats() : stands());
      case EX -> stands() - (own > 0 ? STEP : 0);
      case A1, A2, A3 -> own > 0 ? -SETBACK : 0;
      case A_LOSS -> own > 0 ? -STEP : 0;
      case AE -> -STEP * own;
      case NONE -> 0;
    };
  }

  /** The defender loses a step; with his last the hex lies open. */
  private int stands() {
    return STEP + (target == 1 ? prize / 2 : 0);
  }

  private int retreats() {
    return GROUND + (own > 0 ? prize : 0);
  }

  /** Expected over the faces of a die. */
  int expected(int[] faces) {
    int sum = 0;
    for (CombatResult result : CombatResult.values()) {
      int count = faces[result.ordinal()];
      sum += count == 0 ? 0 : count * worth(result);
    }
    return sum / ResultOdds.FACES;
  }
}
