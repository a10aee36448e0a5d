package org.adjutant.walks.nomansland;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** A held marker that cancels the roll just made, whoever made it: the one place for all rolls. */
final class Forward {
  static final String STAGE = "forward";
  static final String ANSWERED = "forward-answered";
  private static final String ASKED = "asked";

  private Forward() {}

  static String held(SideId side) {
    return "forward " + side;
  }

  static ChoiceKind choice() {
    Shape shape =
        Shape.of(Shape.Field.word("cancel", List.of("yes", "no"), "discard it for a new roll"));
    return SimpleChoice.among(
        "forward",
        "Cancel this roll?",
        shape,
        "walk:forward",
        (desk, choice) -> List.of(Data.of("cancel", "yes"), Data.of("cancel", "no")));
  }

  static Step afterRoll(Play play) {
    return ask(play, 0);
  }

  /** Asks the sides that hold a marker one after another, the side in action first. */
  private static Step ask(Play play, int from) {
    List<SideId> order =
        play.actor().equals(MiniNoMansLand.BRITISH)
            ? List.of(MiniNoMansLand.BRITISH, MiniNoMansLand.GERMAN)
            : List.of(MiniNoMansLand.GERMAN, MiniNoMansLand.BRITISH);
    for (int i = from; i < order.size(); i++) {
      if (play.position().tally(held(order.get(i))) > 0) {
        Roll roll = play.position().top().flatMap(Frame::roll).orElseThrow();
        Data facts = Data.of("purpose", roll.purpose()).with("subject", roll.subject());
        return Step.ask("forward", order.get(i), facts, ANSWERED, Data.of(ASKED, i));
      }
    }
    return Step.done();
  }

  static Step answered(Play play) {
    if (play.answer().text("cancel").equals("no")) {
      return ask(play, play.locals().integer(ASKED) + 1);
    }
    SideId by = play.answers().get(0).owner();
    int left = play.position().tally(held(by)) - 1;
    play.happens("walk/ForwardDiscarded", Data.of("by", by.id()), new SetTally(held(by), left));
    return Step.reroll();
  }
}
