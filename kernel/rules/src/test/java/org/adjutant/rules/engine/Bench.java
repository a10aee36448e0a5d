package org.adjutant.rules.engine;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.spi.support.TitleBuilder;

/** Titles of one action {@code go}, whose stages a test lays out. */
final class Bench {
  static final SideId RED = SideId.of("red");
  static final SideId BLUE = SideId.of("blue");
  static final SideId ROBOT = SideId.of("robot");
  static final Data ONE = Data.of("n", 1);
  static final Data TWO = Data.of("n", 2);

  private static final Phase PLAY = Phase.played("play", "Play", "test:phase");

  private Bench() {}

  /** Red and blue act in one phase, over and over; {@code robot} is played by the title. */
  static TitleBuilder title(Stage go) {
    PhaseOrder order = new PhaseOrder(List.of(new Slot(PLAY, List.of(RED, BLUE))));
    return new TitleBuilder("test", "bench", List.of(RED, BLUE), order)
        .systemSides(ROBOT)
        .opening(List.of(new SetClock(new Clock(1, "play", List.of(RED, BLUE)))))
        .action(
            SimpleAction.listing("go", "Go.", Shape.NONE, List.of(), desk -> List.of(Data.EMPTY)),
            go)
        .choice(number());
  }

  private static SimpleChoice number() {
    Shape shape = Shape.of(Shape.Field.of("n", Shape.Type.NUMBER, "1 or 2"));
    return SimpleChoice.among(
        "number", "Which?", shape, "test:number", (desk, choice) -> List.of(ONE, TWO));
  }

  /** A stage that says its name. */
  static Stage says(String word, Step then) {
    return play -> {
      play.happens("test/" + word, play.locals());
      return then;
    };
  }

  static Step ask(SideId owner, String then) {
    return Step.ask("number", owner, Data.EMPTY, then, Data.EMPTY);
  }

  static Step.Question question(SideId owner, boolean sealed) {
    return new Step.Question("number", owner, Data.EMPTY, sealed, Audience.ALL);
  }

  static Step roll(String purpose, String then) {
    return Step.roll(1, 6, purpose, "x", then, Data.EMPTY);
  }
}
