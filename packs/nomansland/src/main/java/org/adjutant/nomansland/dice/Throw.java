package org.adjutant.nomansland.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** Needs for six-sided dice. */
public final class Throw {
  private static final int DIE = 6;
  private static final String BONUS = "bonus";
  private static final String BEFORE = "nomansland:2.0.e";
  private static final String DOWN = "nomansland:2.0.f";
  private static final String ONE = "nomansland:2.0.h";
  private static final String UNDER_FLARE = "nomansland:2.2.3.g";
  private static final String HIDDEN = "nomansland:1.2.b";
  private static final String WHO_SEES = "nomansland:NI-023";
  private static final int ALL_SHOWN = 2;

  /** The most things that stacking lets lie hidden in one hex: four units and a structure. */
  public static final int UNDER_MARKER = 5;

  private Throw() {}

  /**
   * Dice of one resolution against one target. If they are the Attacker's and he has claimed
   * Initiative for this action, it is used up here, before they fall (2.0.e); {@link #initiative}
   * tells the stage that goes on.
   *
   * @param count of dice, 1 or more
   */
  public static Step dice(
      Play play,
      SideId roller,
      int count,
      String purpose,
      String subject,
      String then,
      Data locals) {
    int bonus = roller.equals(Sides.ATTACKER) ? bonus(play, purpose) : 0;
    return Step.roll(count, DIE, purpose, subject, then, locals.with(BONUS, bonus));
  }

  private static int bonus(Play play, String purpose) {
    int spread = Initiative.spread(play.position(), purpose);
    int bonus = spread > 0 ? 0 : Initiative.share(play, purpose);
    if (bonus > 0) {
      use(play, bonus, purpose);
    }
    return spread + bonus;
  }

  private static void use(Play play, int bonus, String purpose) {
    int claimed = play.position().tally(Mark.CLAIMED);
    int box = play.position().tally(Mark.ELAN_INITIATIVE);
    Data inputs = Data.of("bonus", bonus).with("roll", purpose);
    play.find(Finding.applies(BEFORE, "it was claimed before the roll, beside all else", inputs));
    play.find(Finding.applies(ONE, "so much Initiative goes to one roll", inputs));
    play.find(
        Finding.applies(
            DOWN,
            "an Initiative bonus of +1 moves the marker one box down",
            inputs.with("from box", box).with("to box", box + bonus)));
    if (play.position().attribute(Subject.GAME, Mark.SOS).isPresent()) {
      play.find(Finding.applies(UNDER_FLARE, "under the flare as well", inputs));
    }
    List<Effect> effects = new ArrayList<>();
    effects.add(new SetTally(Mark.ELAN_INITIATIVE, box + bonus));
    effects.add(new SetTally(Mark.CLAIMED, claimed - bonus));
    if (Initiative.isOfEachDie(play.position())) {
      Data spread = Data.of("purpose", purpose).with("bonus", bonus);
      effects.add(SetAttribute.open(Subject.GAME, Initiative.SPREAD, spread));
    }
    play.happens("nomansland/InitiativeUsed", inputs.with("box", box + bonus), effects);
  }

  /** Dice that no Initiative can be added to: the wind's, the Defender's, those of the planning. */
  public static Step plain(int count, String purpose, String subject, String then, Data locals) {
    return Step.roll(count, DIE, purpose, subject, then, locals.with(BONUS, 0));
  }

  /**
   * Dice for what lies under the "?" marker of a hex, seen by the Defender alone, or by another
   * reading of NI-023 by both sides. To keep from the Attacker how much lies there, dice for {@link
   * #UNDER_MARKER} things fall, whatever is there; the first {@code each} are the first thing's,
   * and so on, and the rest mean nothing.
   *
   * @param each dice for each thing, 1 or more
   */
  public static Step hidden(
      Play play, int each, String purpose, Hex hex, String then, Data locals) {
    boolean shown = play.reading(WHO_SEES) == ALL_SHOWN;
    play.find(
        Finding.applies(
            HIDDEN,
            shown
                ? "dice for what lies under the marker fall openly"
                : "the Defender alone sees dice for what lies under the marker",
            Data.of("hex", hex.text()).with("roll", purpose)));
    Roll roll = Roll.of(each * UNDER_MARKER, DIE, purpose, hex.text());
    Audience eyes = shown ? Audience.ALL : Audience.of(Sides.DEFENDER);
    return Step.roll(roll.forEyesOf(eyes), then, locals.with(BONUS, 0));
  }

  /** The Initiative bonus of the roll that has just fallen: 0 or 1, more by NI-068. */
  public static int initiative(Play play) {
    return play.locals().find(BONUS).map(Data::integer).orElse(0);
  }

  /** The dice as they fell. */
  public static List<Integer> fallen(Play play) {
    return play.roll().dice().orElseThrow();
  }

  /** The highest die (2.1.3.2.a). */
  public static int kept(Play play) {
    return Collections.max(fallen(play));
  }

  /** The lowest die (NI-085). */
  public static int lowest(Play play) {
    return Collections.min(fallen(play));
  }

  /** The highest die of those that fell for one thing under a marker, counted from 0. */
  public static int kept(Play play, int thing, int each) {
    return Collections.max(fallen(play).subList(thing * each, (thing + 1) * each));
  }
}
