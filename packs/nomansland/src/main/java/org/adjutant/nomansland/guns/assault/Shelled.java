package org.adjutant.nomansland.guns.assault;

import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/**
 * One barrage on a target in a phase (2.1.1.b), with HE, Smoke or both (1.5.4, NI-061): the turn
 * and the side of the last shells of each kind stand in an attribute of the hex. A side has one
 * phase for its artillery in a turn.
 */
final class Shelled {
  private static final String HIGH_EXPLOSIVE = "shelled";
  private static final String SMOKE = "smoked";
  private static final String ONE_EACH = "nomansland:2.1.1.b";

  private Shelled() {}

  static Effect mark(Position position, Hex hex, SideId side, boolean smoke) {
    return SetAttribute.open(Subject.of(hex), smoke ? SMOKE : HIGH_EXPLOSIVE, now(position, side));
  }

  /** Whether a side has fired such shells at a hex in this phase. */
  static boolean is(Position position, Hex hex, SideId side, boolean smoke) {
    return position
        .attribute(Subject.of(hex), smoke ? SMOKE : HIGH_EXPLOSIVE)
        .filter(last -> last.equals(now(position, side)))
        .isPresent();
  }

  static void check(Desk desk, Hex hex, boolean smoke, Findings findings) {
    if (is(desk.view(), hex, desk.side(), smoke)) {
      findings.forbids(
          ONE_EACH,
          "this hex has had its barrage in this phase",
          Data.of("hex", hex.id()).with("load", smoke ? "smoke" : "he"),
          "put all points for a target in one barrage; Smoke may be fired beside HE");
    }
  }

  private static Data now(Position position, SideId side) {
    return Data.of("turn", position.clock().turn()).with("side", side.id());
  }
}
