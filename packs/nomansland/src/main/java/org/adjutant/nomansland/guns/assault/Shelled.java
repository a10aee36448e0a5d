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
 * One barrage on a target in a phase (2.1.1.b): the turn and the side of the last one are the
 * attribute {@code shelled} of its hex. A side has one phase for its artillery in a turn.
 */
final class Shelled {
  private static final String MARK = "shelled";
  private static final String ONE_EACH = "nomansland:2.1.1.b";

  private Shelled() {}

  static Effect mark(Position position, Hex hex, SideId side) {
    return SetAttribute.open(Subject.of(hex), MARK, now(position, side));
  }

  /** Whether a side has fired a barrage at a hex in this phase. */
  static boolean is(Position position, Hex hex, SideId side) {
    return position
        .attribute(Subject.of(hex), MARK)
        .filter(last -> last.equals(now(position, side)))
        .isPresent();
  }

  static void check(Desk desk, Hex hex, Findings findings) {
    if (is(desk.view(), hex, desk.side())) {
      findings.forbids(
          ONE_EACH,
          "this hex has had its barrage in this phase",
          Data.of("hex", hex.id()),
          "put all points for a target in one barrage");
    }
  }

  private static Data now(Position position, SideId side) {
    return Data.of("turn", position.clock().turn()).with("side", side.id());
  }
}
