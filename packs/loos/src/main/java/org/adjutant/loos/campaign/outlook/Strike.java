package org.adjutant.loos.campaign.outlook;

import java.util.List;
import org.adjutant.loos.series.combat.clash.CombatResult;

/**
 * An attack that could be made, and what it promises the attacker, in hundredths of a point.
 *
 * @param shelled whether a marker of the attacker lies on the hex or is to
 * @param gas whether that brings gas
 */
record Strike(int target, List<Body> party, boolean shelled, boolean gas, int worth) {
  Strike {
    party = List.copyOf(party);
  }

  List<String> ids() {
    return party.stream().map(Body::id).toList();
  }

  /** What is at stake. */
  record Stake(Body defender, int ownSteps, int ground, boolean mayRetreat) {
    static final int BRITISH_STEP = 100;
    static final int GERMAN_STEP = 125;

    /** A German unit that is gone leaves a hole in the line, until the deadpile fills it. */
    private static final int RETREAT = 15;

    int own() {
      return defender.british() ? GERMAN_STEP : BRITISH_STEP;
    }

    int theirs() {
      return defender.british() ? BRITISH_STEP : GERMAN_STEP;
    }

    int expected(int[] faces) {
      int sum = 0;
      for (CombatResult result : CombatResult.values()) {
        int count = faces[result.ordinal()];
        sum += count == 0 ? 0 : count * worth(result);
      }
      return sum / Odds.FACES;
    }

    /** If everybody then does what is best for him (16: attackers never retreat). */
    int worth(CombatResult result) {
      return switch (result) {
        case DE -> theirs() * defender.steps() + ground;
        case D2, D3 -> Math.min(loses(), mayRetreat ? RETREAT + ground : loses());
        case EX -> loses() - own();
        case A1, A2, A3, A_LOSS -> -own();
        case AE -> -own() * ownSteps;
        case NONE -> 0;
      };
    }

    private int loses() {
      return theirs() + (defender.steps() == 1 ? ground : 0);
    }
  }
}
