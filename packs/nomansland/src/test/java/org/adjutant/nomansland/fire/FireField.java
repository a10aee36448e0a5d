package org.adjutant.nomansland.fire;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.position.PieceId;

/** Boards with units that face each other. */
final class FireField {
  private FireField() {}

  /** Scenario 2: a French half-platoon in M7 before a German one in J7, the French to act. */
  static Given front() {
    return Battle.action("a-gun-still-too-far", "attacker")
        .piece("fr-inf-1", "fr-inf", "attacker", "M7")
        .steps(2)
        .piece("ge-inf-1", "ge-inf", "defender", "J7")
        .steps(2);
  }

  /** The same, the Germans to act. */
  static Given back() {
    return front().clock(1, "action", "defender");
  }

  /** A piece turned to a direction. */
  static Given facing(Given given, String piece, int direction) {
    return given.with(new Face(PieceId.of(piece), direction));
  }

  /** A German machine gun in J5 that faces south. */
  static Given gun(Given given) {
    return facing(given.piece("ge-mg-1", "ge-mg", "defender", "J5"), "ge-mg-1", 4);
  }

  /** A hidden German section under a marker. */
  static Given hidden(Given given, String id, String hex) {
    return given
        .piece(id, "ge-sec", "defender", hex)
        .steps(2)
        .knownTo("defender")
        .piece("q" + hex, "unknown", "defender", hex);
  }
}
