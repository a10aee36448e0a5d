package org.adjutant.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatiosTest {
  private static final Ratios WHOLE =
      new Ratios(List.of("1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1"));

  @ParameterizedTest
  @CsvSource({
    "26, 7, 5", // 3:1
    "28, 7, 6",
    "27, 7, 5",
    "7, 7, 3",
    "6, 7, 2", // 1:2
    "7, 14, 2",
    "7, 15, 1",
    "1, 4, 0"
  })
  void aFractionIsRoundedInTheDefendersFavour(int attacker, int defender, int place) {
    assertThat(WHOLE.find(attacker, defender)).isEqualTo(place);
  }

  @Test
  void oddsBeyondTheEndsCountOn() {
    assertThat(WHOLE.find(5, 1)).isEqualTo(7);
    assertThat(WHOLE.find(60, 10)).isEqualTo(8);
    assertThat(WHOLE.find(1, 5)).isEqualTo(-1);
    assertThat(WHOLE.find(10, 51)).isEqualTo(-2);
    assertThat(WHOLE.find(0, 1)).isLessThan(-1000);
  }

  @Test
  void columnsBetweenWholeOddsArePossible() {
    Ratios fine = new Ratios(List.of("1:2", "2:3", "1:1", "3:2", "2:1"));
    assertThat(fine.find(3, 2)).isEqualTo(3);
    assertThat(fine.find(10, 7)).isEqualTo(2);
    assertThat(fine.find(7, 10)).isEqualTo(1);
    assertThat(fine.find(6, 10)).isEqualTo(0);
  }

  @Test
  void columnsOutOfOrderAreRefused() {
    assertThatThrownBy(() -> new Ratios(List.of("1:1", "2:2")))
        .isInstanceOf(DataException.class)
        .hasMessage("2:2 is no better than 1:1");
    assertThatThrownBy(() -> new Ratios(List.of("1:1", "2"))).hasMessageContaining("written 3:1");
    assertThatThrownBy(() -> new Ratios(List.of("1:0"))).isInstanceOf(DataException.class);
  }

  @Test
  void aDefenceOfNothingHasNoOdds() {
    assertThatThrownBy(() -> WHOLE.find(3, 0)).isInstanceOf(DataException.class);
  }
}
