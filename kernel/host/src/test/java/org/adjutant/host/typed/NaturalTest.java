package org.adjutant.host.typed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names in the order a person expects. */
final class NaturalTest {
  @Test
  void numbersInNamesCountByTheirSize() {
    List<String> sorted =
        List.of("b10", "b2", "J12", "J5", "0110", "0109", "b2a").stream()
            .sorted(Natural.ORDER)
            .toList();
    assertThat(sorted).containsExactly("0109", "0110", "b2", "b2a", "b10", "J5", "J12");
  }

  @Test
  void namesThatDifferAreNeverEqual() {
    assertThat(Natural.ORDER.compare("b1", "b01")).isNotZero();
    assertThat(Natural.ORDER.compare("B1", "b1")).isNotZero();
    assertThat(Natural.ORDER.compare("b1", "b1")).isZero();
  }
}
