package org.adjutant.nomansland.planning.setup;

import java.util.List;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** When a side sets up, and who sees it do so. */
final class Moment {
  /** The Defender first, the Attacker after Surprise. */
  static final String RULE = "nomansland:0.5.a";

  private static final List<String> PHASES =
      List.of(PhaseId.DEFENDER_SET_UP, PhaseId.ATTACKER_SET_UP);

  /** Who may know what a side does: the Defender alone, of his own doings. */
  static final SimpleAction.Listeners LISTENERS =
      (desk, args) ->
          desk.side().equals(Sides.DEFENDER) ? Audience.of(Sides.DEFENDER) : Audience.ALL;

  private Moment() {}

  static boolean isNow(Desk desk) {
    return desk.isActive() && PHASES.contains(desk.view().clock().phase());
  }

  static List<Validator> checks() {
    return List.of(Checks.active(RULE), Checks.phase(RULE, PHASES));
  }

  /** Records what a side did: the Defender's doings are his own business until they are found. */
  static void happens(Play play, String name, Data facts, List<Effect> effects) {
    SideId side = play.actor();
    if (side.equals(Sides.DEFENDER)) {
      play.happens(
          Event.secret(name, side, facts, Audience.of(Sides.DEFENDER), Data.EMPTY, effects));
    } else {
      play.happens(name, facts, effects);
    }
  }
}
