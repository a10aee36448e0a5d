package org.adjutant.nomansland.dice;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;

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
              tooMuch(desk, claimed, left),
              () -> left == 0 ? "submit it without initiative" : "claim 1 to " + left);
        }
      };

  /** Of the game: the purpose of the roll of this action that has the bonus, by NI-069. */
  static final String SPREAD = "initiative-spread";

  private static final String UNDER_FLARE = "nomansland:NI-071";
  private static final String USES = "nomansland:NI-067";
  private static final String BOX = "nomansland:NI-066";
  private static final String HOW_MANY = "nomansland:NI-068";
  private static final String WHICH_ROLLS = "nomansland:NI-069";
  private static final int COMBAT_ONLY = 2;
  private static final int EACH_DIE = 3;

  /** Rolls by which units fight, for the reading of NI-069 that knows no others. */
  private static final List<String> COMBAT =
      List.of(
          "fire",
          "grenade",
          "mortar",
          "flames",
          "anti-tank",
          "close combat",
          "strafing",
          "barrage");

  private Initiative() {}

  /**
   * How many bonuses the track still gives (2.0.f, 2.0.g): one for each positive box that the
   * lowest marker can still be moved to.
   */
  public static int left(Position position) {
    int box = position.tally(Mark.ELAN_INITIATIVE);
    boolean frozen =
        position.attribute(Subject.GAME, Mark.SOS).isPresent() && isOther(position, UNDER_FLARE);
    if (box == 0 || frozen) {
      return 0;
    }
    if (isOther(position, USES)) {
      int drawn = position.tally(Mark.INITIATIVE_DRAWN);
      return Math.max(0, drawn - (box - drawn));
    }
    // By the other reading of NI-066 a box that use left open stays in force: the last box counts.
    int last = isOther(position, BOX) ? BOXES : BOXES - 1;
    return Math.max(0, last - box);
  }

  private static Finding tooMuch(Desk desk, int claimed, int left) {
    boolean flare = desk.view().attribute(Subject.GAME, Mark.SOS).isPresent();
    boolean undrawn = desk.view().tally(Mark.ELAN_INITIATIVE) == 0;
    Finding finding =
        Finding.forbids(
            undrawn ? "nomansland:2.0.g" : "nomansland:2.0.f",
            left == 0 ? "there is no Initiative to use" : "there is not so much Initiative",
            Data.of("claimed", claimed).with("left", left));
    if (undrawn) {
      return finding;
    }
    return flare && isOther(desk.view(), UNDER_FLARE)
        ? finding.from(Reading.of(desk, UNDER_FLARE).source())
        : finding.from(Reading.of(desk, USES).source()).from(Reading.of(desk, BOX).source());
  }

  /** How much of what is claimed goes to one roll (2.0.h; NI-068), and whether any may (NI-069). */
  static int share(Play play, String purpose) {
    int claimed = Math.min(play.position().tally(Mark.CLAIMED), left(play.position()));
    if (claimed <= 0 || play.reading(WHICH_ROLLS) == COMBAT_ONLY && !COMBAT.contains(purpose)) {
      return 0;
    }
    return play.reading(HOW_MANY) == 2 ? claimed : 1;
  }

  /** Whether a bonus is every die's and not that of the one result (NI-069). */
  public static boolean isOfEachDie(Position position) {
    return position.reading(WHICH_ROLLS).orElse(1) == EACH_DIE;
  }

  /**
   * What an earlier roll of this action for the same purpose had, which by the third reading of
   * NI-069 all its dice have, against whichever target they fall; else 0.
   */
  static int spread(Position position, String purpose) {
    return position
        .attribute(Subject.GAME, SPREAD)
        .filter(spread -> spread.text("purpose").equals(purpose))
        .map(spread -> spread.integer("bonus"))
        .orElse(0);
  }

  private static boolean isOther(Position position, String interpretation) {
    return position.reading(interpretation).orElse(1) == 2;
  }

  /**
   * At the start of an action: sets aside what its arguments claim, and nothing of an older one.
   */
  public static void claim(Play play) {
    int claimed = play.locals().find(NAME).map(Data::integer).orElse(0);
    List<Effect> effects = new ArrayList<>();
    if (claimed != play.position().tally(Mark.CLAIMED)) {
      effects.add(new SetTally(Mark.CLAIMED, claimed));
    }
    if (play.position().attribute(Subject.GAME, SPREAD).isPresent()) {
      effects.add(SetAttribute.clear(Subject.GAME, SPREAD));
    }
    if (!effects.isEmpty()) {
      play.happens("nomansland/InitiativeClaimed", Data.of("rolls", claimed), effects);
    }
  }
}
