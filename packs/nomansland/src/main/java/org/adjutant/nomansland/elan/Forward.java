package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * A Forward! marker cancels the roll just made, whosever it was (2.4.e): the one place in which any
 * roll of the title is interrupted. All dice of the roll are thrown again, with the Initiative that
 * was added to them (2.0.i); by the second reading of NI-070 one die is.
 */
final class Forward {
  /** The title's roll interrupt. */
  static final String STAGE = "forward";

  private static final String ANSWERED = "forward-answered";
  private static final String CANCEL = "cancel";
  private static final String YES = "yes";
  private static final String DIE = "die";
  private static final String DICE = "dice";

  private static final String CANCELS = "nomansland:2.4.e";
  private static final String AGAIN = "nomansland:2.4.f";
  private static final String BONUS_STAYS = "nomansland:2.0.i";
  private static final String WHAT = "nomansland:NI-070";
  private static final int ONE_DIE = 2;
  private static final String UNDER_FLARE = "nomansland:NI-071";

  private Forward() {}

  static void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, Forward::ask);
    stages.put(ANSWERED, Forward::answered);
    stages.put(OneDie.STAGE, OneDie::fell);
  }

  static ChoiceKind choice() {
    return SimpleChoice.among(
        STAGE,
        "Discard a Forward! marker to have this roll made again?",
        Shape.of(
            Shape.Field.word(CANCEL, List.of(YES, "no"), "yes for a new roll"),
            Shape.Field.of(DIE, Shape.Type.NUMBER, "which die, if not all are rolled again")
                .after(DIE)
                .optionally()),
        CANCELS,
        Forward::answers);
  }

  /** No, or yes; if one die alone is rolled again, yes for each. */
  private static List<Data> answers(Desk desk, Choice choice) {
    List<Data> answers = new ArrayList<>(List.of(Data.of(CANCEL, "no")));
    int dice = choice.facts().get(DICE).items().size();
    if (dice == 1 || desk.reading(WHAT) != ONE_DIE) {
      answers.add(Data.of(CANCEL, YES));
      return answers;
    }
    for (int die = 1; die <= dice; die++) {
      answers.add(Data.of(CANCEL, YES).with(DIE, die));
    }
    return answers;
  }

  /** He is asked only about what he sees; a draw from the cup is no roll of dice. */
  private static Step ask(Play play) {
    Position position = play.position();
    Roll roll = play.roll();
    boolean may =
        position.tally(Mark.FORWARD) > 0
            && roll.audience().includes(Viewer.of(Sides.ATTACKER))
            && !roll.purpose().equals(Draw.PURPOSE);
    if (!may || isFrozen(play)) {
      return Step.done();
    }
    Data facts =
        Data.of("purpose", roll.purpose())
            .with("subject", roll.subject())
            .with(DICE, Data.numbers(roll.dice().orElseThrow()));
    return Step.ask(STAGE, Sides.ATTACKER, facts, ANSWERED, facts);
  }

  private static boolean isFrozen(Play play) {
    return play.position().attribute(Subject.GAME, Mark.SOS).isPresent()
        && play.reading(UNDER_FLARE) == 2;
  }

  private static Step answered(Play play) {
    if (!play.answer().text(CANCEL).equals(YES)) {
      return Step.done();
    }
    int held = play.position().tally(Mark.FORWARD) - 1;
    Data inputs = play.locals().with("held", held);
    play.reading(WHAT);
    Optional<Integer> die = play.answer().find(DIE).map(Data::integer);
    play.find(
        Finding.applies(
            CANCELS,
            die.isPresent() ? "one die is rolled again" : "the roll is cancelled and made again",
            inputs));
    if (held > 0) {
      play.find(Finding.applies(AGAIN, "another marker may cancel the new roll too", inputs));
    }
    play.find(Finding.applies(BONUS_STAYS, "what was added to it stays added", inputs));
    play.happens(
        Event.open(
            "nomansland/ForwardDiscarded",
            Sides.ATTACKER,
            inputs,
            List.of(new SetTally(Mark.FORWARD, held))));
    return die.isPresent() ? OneDie.again(roll(play), die.get()) : Step.reroll();
  }

  /** The roll that is interrupted: that of the stage on top. */
  private static Roll roll(Play play) {
    return play.position().top().flatMap(Frame::roll).orElseThrow();
  }
}
