package org.adjutant.rules.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.junit.jupiter.api.Test;

final class PhaseOrderTest {
  private static final Phase MOVE = Phase.played("move", "Move", "x:1");
  private static final Slot RED = new Slot(MOVE, List.of(SideId.of("red")));
  private static final Slot BLUE = new Slot(MOVE, List.of(SideId.of("blue")));

  @Test
  void theSamePhaseComesForEachSideAndThenTheTurnEnds() {
    PhaseOrder order = new PhaseOrder(List.of(RED, BLUE));
    Draft draft = Position.EMPTY.draft();
    draft.clock(order.first(3));
    Position red = draft.seal();
    draft = red.draft();
    draft.clock(order.next(red));
    Position blue = draft.seal();
    assertThat(blue.clock().active()).isEqualTo(BLUE.active());
    assertThat(order.next(blue)).isEqualTo(order.first(4));
    assertThat(order.all()).containsExactly(MOVE);
  }

  @Test
  void anOrderThatCouldNotTellWhereItIsIsRefused() {
    assertThatThrownBy(() -> new PhaseOrder(List.of(RED, BLUE, RED)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> new PhaseOrder(List.of())).isInstanceOf(DataException.class);
  }

  @Test
  void aClockAtNoPhaseOfTheOrderIsNoticed() {
    PhaseOrder order = new PhaseOrder(List.of(RED));
    assertThatThrownBy(() -> order.next(Position.EMPTY)).isInstanceOf(IllegalStateException.class);
  }
}
