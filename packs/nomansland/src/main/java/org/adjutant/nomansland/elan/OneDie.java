package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.CloseStage;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.FallDice;
import org.adjutant.rules.effect.OpenRoll;
import org.adjutant.rules.effect.OpenStage;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/**
 * By the second reading of NI-070 a Forward! marker has one die of a roll made again, which its
 * holder picks; the others lie as they fell. The stage that needed the roll is on top, with its
 * dice: it is opened again with the new ones.
 */
final class OneDie {
  static final String STAGE = "forward-die";
  private static final String WHICH = "which";
  private static final String CANCELS = "nomansland:2.4.e";
  private static final int FACES = 6;

  private OneDie() {}

  /**
   * The new die is needed.
   *
   * @param which from 1, of the dice as they fell
   */
  static Step again(Roll roll, int which) {
    return Step.roll(1, FACES, roll.purpose(), roll.subject(), STAGE, Data.of(WHICH, which));
  }

  /** It has fallen, and takes the place of the old one. */
  static Step fell(Play play) {
    Frame waiting = play.position().top().orElseThrow();
    Roll roll = waiting.roll().orElseThrow();
    List<Integer> dice = new ArrayList<>(roll.dice().orElseThrow());
    int which = play.locals().integer(WHICH);
    dice.set(which - 1, play.sum());
    Data inputs =
        Data.of("purpose", roll.purpose())
            .with("subject", roll.subject())
            .with("dice", Data.numbers(dice));
    play.find(
        Finding.applies(CANCELS, "the new die lies beside those kept", inputs.with(WHICH, which)));
    play.happens(
        Event.open("nomansland/DieReplaced", Sides.ATTACKER, inputs, opened(play, waiting, dice)));
    return Step.done();
  }

  private static List<Effect> opened(Play play, Frame waiting, List<Integer> dice) {
    Roll roll = waiting.roll().orElseThrow();
    int frame = play.position().nextFrame();
    return List.of(
        new CloseStage(waiting.id()),
        new OpenStage(
            frame, waiting.stage(), waiting.actor(), waiting.locals(), waiting.audience()),
        new OpenRoll(frame, roll.numbered(roll.occurrence())),
        new FallDice(frame, dice));
  }
}
