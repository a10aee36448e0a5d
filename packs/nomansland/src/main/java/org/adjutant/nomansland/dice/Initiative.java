package org.adjutant.nomansland.dice;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;

/**
 * The Initiative bonus (2.0.e to 2.0.i): claimed with the action, before any die, as a number of
 * rolls; each of the first so many rolls of the action that can take it gets +1 and moves the
 * marker down a box. What the action does not need lapses.
 */
public final class Initiative {
  /** The field of an action by which it is claimed. */
  public static final String NAME = "initiative";

  /** The last field of every action of the Attacker's that may roll. */
  public static final Shape.Field FIELD =
      Shape.Field.of(NAME, Shape.Type.NUMBER, "how many of its rolls get an Initiative +1")
          .after(NAME)
          .optionally();

  /** Boxes of the column that give +1; the box below them gives nothing more (2.0.d). */
  public static final int BOXES = 7;

  /** The claim must be the Attacker's, and within what the track has left. */
  public static final Validator VALIDATOR =
      (desk, args, findings) -> {
        int claimed = args.find(NAME).map(Data::integer).orElse(0);
        if (claimed == 0 && args.find(NAME).isEmpty()) {
          return;
        }
        if (!desk.side().equals(Sides.ATTACKER)) {
          findings.forbids(
              "nomansland:2.0.a",
              "only the Attacker has Initiative",
              Data.of("side", desk.side().id()),
              "submit it without initiative");
          return;
        }
        int left = left(desk.view());
        if (claimed < 1 || claimed > left) {
          findings.forbids(
              left == 0 && desk.view().tally(Mark.ELAN_INITIATIVE) == 0
                  ? "nomansland:2.0.g"
                  : "nomansland:2.0.f",
              left == 0 ? "there is no Initiative to use" : "there is not so much Initiative",
              Data.of("claimed", claimed).with("left", left),
              left == 0 ? "submit it without initiative" : "claim 1 to " + left);
        }
      };

  private Initiative() {}

  /** How many bonuses the track still gives (2.0.f, 2.0.g; NI-067). */
  public static int left(Position position) {
    int box = position.tally(Mark.ELAN_INITIATIVE);
    return box == 0 ? 0 : Math.max(0, BOXES - 1 - box);
  }

  /**
   * At the start of an action: sets aside what its arguments claim, and nothing of an older one.
   */
  public static void claim(Play play) {
    int claimed = play.locals().find(NAME).map(Data::integer).orElse(0);
    if (claimed != play.position().tally(Mark.CLAIMED)) {
      play.happens(
          "nomansland/InitiativeClaimed",
          Data.of("rolls", claimed),
          new SetTally(Mark.CLAIMED, claimed));
    }
  }
}
