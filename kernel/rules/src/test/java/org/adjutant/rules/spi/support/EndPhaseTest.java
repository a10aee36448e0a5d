package org.adjutant.rules.spi.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class EndPhaseTest {
  private static final SideId RED = SideId.of("red");
  private static final SideId BLUE = SideId.of("blue");

  private static Title title() {
    Phase both = Phase.played("both", "Both", "test:phase");
    PhaseOrder order = new PhaseOrder(List.of(new Slot(both, List.of(RED, BLUE))));
    return new TitleBuilder("test", "phases", List.of(RED, BLUE), order)
        .opening(List.of(new SetClock(order.first(1))))
        .action(
            SimpleAction.listing("pay", "Pay.", Shape.NONE, List.of(), d -> List.of(Data.EMPTY)),
            play -> {
              play.happens("test/Paid", Data.EMPTY, new SetTally("paid " + play.actor(), 1));
              return Step.done();
            })
        .duties(
            desk ->
                List.of(
                    new Duty(
                        "test:pay",
                        "the side must pay",
                        desk.side().equals(RED) && desk.view().tally("paid red") == 0)))
        .endPhase("test:turn", "test/PhaseOver")
        .build();
  }

  @Test
  void aPhaseOfSeveralSidesEndsWhenAllAreDone() {
    Walk walk = Walk.open(title()).act(BLUE, "end", Data.EMPTY);
    assertThat(walk.position().clock().turn()).isEqualTo(1);
    walk.refused(BLUE, "end", Data.EMPTY, "test:turn");
    walk.act(RED, "pay", Data.EMPTY).act(RED, "end", Data.EMPTY);
    assertThat(walk.position().clock().turn()).isEqualTo(2);
    assertThat(walk.kinds(BLUE)).contains("end");
  }

  @Test
  void aDutyThatMustBeDoneHoldsThePhaseOpen() {
    Walk walk = Walk.open(title()).refused(RED, "end", Data.EMPTY, "test:pay");
    assertThat(walk.kinds(RED)).containsExactly("pay");
    walk.act(RED, "pay", Data.EMPTY);
    assertThat(walk.kinds(RED)).containsExactly("pay", "end");
  }
}
