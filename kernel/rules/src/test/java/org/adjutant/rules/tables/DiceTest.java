package org.adjutant.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DiceTest {
  @ParameterizedTest
  @CsvSource({
    "d6, 1, 6, 1d6",
    "2d6, 2, 12, 2d6",
    "2D6+10, 12, 22, 2d6+10",
    "3d6h1, 1, 6, 3d6h1",
    "4d6l2, 2, 12, 4d6l2",
    "d3-1, 0, 2, 1d3-1"
  })
  void anExpressionHasALeastAndAGreatestTotal(String text, int min, int max, String written) {
    Dice dice = Dice.parse(text);
    assertThat(dice.min()).isEqualTo(min);
    assertThat(dice.max()).isEqualTo(max);
    assertThat(dice).hasToString(written).isEqualTo(Dice.parse(written));
  }

  @Test
  void diceAreSummed() {
    assertThat(Dice.of(3, 6).total(List.of(2, 6, 1))).isEqualTo(9);
    assertThat(Dice.parse("2d6+10").total(List.of(1, 1))).isEqualTo(12);
  }

  @Test
  void aPoolKeepsItsHighestOrLowest() {
    assertThat(Dice.parse("3d6h1").total(List.of(2, 5, 4))).isEqualTo(5);
    assertThat(Dice.parse("3d6l2").total(List.of(2, 5, 4))).isEqualTo(6);
    assertThat(Dice.parse("3d6l2").kept(List.of(4, 5, 2))).containsExactly(0, 2);
  }

  @Test
  void ofEqualDiceTheEarlierIsKept() {
    assertThat(Dice.parse("3d6h1").kept(List.of(1, 5, 5))).containsExactly(1);
    assertThat(Dice.parse("3d6l1").kept(List.of(3, 2, 2))).containsExactly(1);
  }

  @Test
  void diceThatCannotFallSoAreRefused() {
    assertThatThrownBy(() -> Dice.of(2, 6).total(List.of(3)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("2d6 is 2 dice, not the 1 of [3]");
    assertThatThrownBy(() -> Dice.of(1, 6).total(List.of(7)))
        .hasMessageContaining("shows 1 to 6, not 7");
    assertThatThrownBy(() -> Dice.of(1, 6).total(List.of(0))).isInstanceOf(DataException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "6", "2x6", "0d6", "2d1", "2d6h3", "2d6h0", "2d6x1"})
  void whatIsNoExpressionIsRefused(String text) {
    assertThatThrownBy(() -> Dice.parse(text)).isInstanceOf(DataException.class);
  }
}
