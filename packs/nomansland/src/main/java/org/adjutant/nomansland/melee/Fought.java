package org.adjutant.nomansland.melee;

import java.util.Optional;
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
 * One Close Combat attack in a hex (2.1.5.c): which was the last there, as an attribute of the hex,
 * {@code {"turn": 3, "by": "attacker"}}. It needs no clearing, for a later turn makes it void.
 */
final class Fought {
  private static final String MARK = "fought";
  private static final String ONCE = "nomansland:2.1.5.c";
  private static final String WHEN = "nomansland:NI-155";
  private static final int A_TURN = 2;

  private Fought() {}

  /** A side attacks now. */
  static Effect mark(Position position, SideId side, Hex hex) {
    int turn = position.clock().turn();
    return SetAttribute.open(Subject.of(hex), MARK, Data.of("turn", turn).with("by", side.id()));
  }

  /** Forbids a second attack in a phase, or by another reading in a turn (NI-155). */
  static void refuse(Desk desk, Hex hex, Findings findings) {
    Optional<Data> last = desk.view().attribute(Subject.of(hex), MARK);
    boolean now =
        last.filter(data -> data.integer("turn") == desk.view().clock().turn()).isPresent();
    boolean own = now && last.get().text("by").equals(desk.side().id());
    if (own || now && desk.reading(WHEN) == A_TURN) {
      findings.forbids(
          ONCE,
          "there was a Close Combat in this hex",
          last.get().with("hex", hex.id()),
          "attack in another hex");
    }
  }
}
