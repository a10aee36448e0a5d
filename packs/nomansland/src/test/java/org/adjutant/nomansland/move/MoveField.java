package org.adjutant.nomansland.move;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.position.PieceId;

/** Boards on which units move. */
final class MoveField {
  private MoveField() {}

  /** Scenario 7: two German half-platoons and an Officer in N7, the Germans to act. */
  static Given germans() {
    return Battle.action("sturmtruppen", "attacker")
        .piece("ge-inf-1", "ge-inf", "attacker", "N7")
        .steps(2)
        .piece("ge-inf-2", "ge-inf", "attacker", "N7")
        .steps(2)
        .piece("officer-1", "officer", "attacker", "N7");
  }

  /** Scenario 6: a tank in M7 that faces north. */
  static Given tank() {
    return facing(
        Battle.action("tank-you", "attacker").piece("tank-1", "tank", "attacker", "M7").steps(2),
        "tank-1",
        1);
  }

  static Given facing(Given given, String piece, int direction) {
    return given.with(new Face(PieceId.of(piece), direction));
  }
}
