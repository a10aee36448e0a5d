package org.adjutant.nomansland.dice;

import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
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

  /** Rolls by which units fight, for the reading of NI-069 that knows no others. */
  private static final List<String> COMBAT =
      List.of(
          "fire", "grenade", "mortar", "flame", "anti-tank", "close combat", "strafing", "barrage");

  private Initiative() {}

  /**
   * How many bonuses the track still gives (2.0.f, 2.0.g): one for each positive box that the
   * lowest marker can still be moved to.
   */
  public static int left(Position position) {
    int box = position.tally(Mark.ELAN_INITIATIVE);
    boolean frozen =
        position.attribute(Subject.GAME, Mark.SOS).isPresent()
            && isOther(position, "nomansland:NI-071");
    if (box == 0 || frozen) {
      return 0;
    }
    if (isOther(position, "nomansland:NI-067")) {
      int drawn = position.tally(Mark.INITIATIVE_DRAWN);
      return Math.max(0, drawn - (box - drawn));
    }
    // By the other reading of NI-066 a box that use left open stays in force: the last box counts.
    int last = isOther(position, "nomansland:NI-066") ? BOXES : BOXES - 1;
    return Math.max(0, last - box);
  }

  /** How much of what is claimed goes to one roll (2.0.h; NI-068), and whether any may (NI-069). */
  static int share(Position position, String purpose) {
    int claimed = Math.min(position.tally(Mark.CLAIMED), left(position));
    if (isOther(position, "nomansland:NI-069") && !COMBAT.contains(purpose)) {
      return 0;
    }
    return isOther(position, "nomansland:NI-068") ? claimed : Math.min(claimed, 1);
  }

  private static boolean isOther(Position position, String interpretation) {
    return position.reading(interpretation).orElse(1) == 2;
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
