package org.adjutant.nomansland.guns;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** Boards for rulings on artillery. */
final class Front {
  static final SideId ATTACKER = SideId.of("attacker");
  static final SideId DEFENDER = SideId.of("defender");
  static final Data YES = Data.of(true);

  private Front() {}

  /** The Preparatory Bombardments of a scenario, with points for the Attacker. */
  static Given preparation(String scenario, int points) {
    return Battle.on(scenario).clock(0, "bombardment", "attacker").tally("ap:attacker", points);
  }

  /** An Artillery Phase of a side in turn 2, with points for it. */
  static Given artillery(String scenario, String side, int points) {
    return Battle.on(scenario).clock(2, "artillery", side).tally("ap:" + side, points);
  }

  static Subject hex(String id) {
    return Subject.of(Place.hex(id));
  }

  /** A hidden unit under a "?" marker. */
  static Given hide(Given given, String unit, String kind, String hex) {
    return given
        .piece("q-" + hex, "unknown", "defender", hex)
        .steps(0)
        .piece(unit, kind, "defender", hex)
        .steps(kind.endsWith("inf") || kind.endsWith("sec") ? 2 : 1)
        .knownTo("defender");
  }

  static Given revealed(Given given, String hex) {
    return given.attribute(hex(hex), Mark.REVEALED, YES);
  }
}
