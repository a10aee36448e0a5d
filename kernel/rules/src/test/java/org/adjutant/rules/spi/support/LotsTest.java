package org.adjutant.rules.spi.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.position.Roll;
import org.junit.jupiter.api.Test;

final class LotsTest {
  private static final List<String> CARDS = List.of("a", "b", "c");

  @Test
  void everyShuffleComesFromExactlyOneOutcomeOfTheDice() {
    Map<List<String>, Integer> orders = new LinkedHashMap<>();
    Roll roll = Lots.roll(3, 3, "shuffle", "deck");
    assertThat(roll.expression()).isEqualTo("1d3+1d2+1d1");
    for (int first = 1; first <= 3; first++) {
      for (int second = 1; second <= 2; second++) {
        orders.merge(Lots.drawn(CARDS, roll.fallen(List.of(first, second, 1))), 1, Integer::sum);
      }
    }
    assertThat(orders).hasSize(6).containsValue(1).doesNotContainValue(2);
  }

  @Test
  void whatIsDrawnAndWhatIsLeftIsAllThereWas() {
    Roll roll = Lots.roll(2, 3, "draw", "deck").fallen(List.of(2, 2));
    assertThat(Lots.drawn(CARDS, roll)).containsExactly("b", "c");
    assertThat(Lots.left(CARDS, roll)).containsExactly("a");
  }

  @Test
  void moreThanThereAreCannotBeDrawn() {
    assertThatThrownBy(() -> Lots.roll(4, 3, "draw", "deck"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
