package org.adjutant.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.junit.jupiter.api.Test;

class ProspectTest {
  private static final SideId RED = SideId.of("red");
  private static final String ROLLED = "rolled";

  private final AtomicInteger stages = new AtomicInteger();

  /** An action of so many rolls of two dice, one after the other. */
  private Title rolling(int rolls) {
    Phase phase = Phase.played("play", "Play", "dice:1");
    SimpleAction action =
        SimpleAction.listing(
            "throw", "Throws dice.", Shape.NONE, List.of(), desk -> List.of(Data.EMPTY));
    return new TitleBuilder(
            "dice",
            "long",
            List.of(RED),
            new PhaseOrder(List.of(new PhaseOrder.Slot(phase, List.of(RED)))))
        .action(action, play -> next(rolls))
        .stage(ROLLED, this::rolled)
        .build();
  }

  private Step rolled(Play play) {
    stages.incrementAndGet();
    return next(play.locals().integer("left") - 1);
  }

  private static Step next(int left) {
    return left == 0
        ? Step.done()
        : Step.roll(2, 6, "dice", "roll " + left, ROLLED, Data.of("left", left));
  }

  private long lookInto(int rolls) {
    Position start =
        Effects.fold(Position.EMPTY, List.of(new SetClock(new Clock(1, "play", List.of(RED)))));
    return new Prospect(rolling(rolls), RED).of(start, Input.act(RED, "throw", Data.EMPTY), 1);
  }

  @Test
  void everyFallOfAFewDiceIsLookedInto() {
    lookInto(2);
    assertThat(stages).hasValue(36 + 36 * 36);
  }

  @Test
  void aLongChainOfRollsIsFollowedToItsEndInBoundedTime() {
    lookInto(9);
    assertThat(stages).hasValue(36 + 36 * 36 * 8);
  }
}
