package org.adjutant.cli.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A series of three dice that fell 1, 2 and 2. */
final class SeriesTest {
  private static final Spread THREE = Spread.none().die(6).die(6).die(6);
  private static final Series SERIES = new Series("red", "combat", 3, THREE, 5);

  @Test
  void threeDiceExpectTenAndAHalf() {
    assertThat(THREE.mean()).isCloseTo(10.5, within(1e-9));
  }

  @Test
  void tenOfTheTwoHundredAndSixteenFallsAreAsLowAsFive() {
    // One way for 3, three for 4, six for 5.
    assertThat(SERIES.asLow()).isCloseTo(100.0 * 10 / 216, within(1e-9));
    assertThat(SERIES.asHigh()).isCloseTo(100.0 * (216 - 4) / 216, within(1e-9));
  }

  @Test
  void numbersOfAnyDistributionAddUp() {
    Spread losses = Spread.none().and(new double[] {0.5, 0.5}).and(new double[] {0.75, 0, 0.25});
    assertThat(losses.mean()).isCloseTo(1.0, within(1e-9));
    assertThat(losses.atMost(0)).isCloseTo(0.375, within(1e-9));
    assertThat(losses.atLeast(3)).isCloseTo(0.125, within(1e-9));
    assertThat(losses.atLeast(0)).isCloseTo(1, within(1e-9));
  }

  @Test
  void hundredsOfDiceAreCountedToo() {
    Spread many = Spread.none();
    for (int i = 0; i < 500; i++) {
      many = many.die(6);
    }
    assertThat(many.mean()).isCloseTo(1_750, within(1e-6));
    assertThat(many.atMost(1_749)).isCloseTo(many.atLeast(1_751), within(1e-9));
  }

  @Test
  void aRowIsNotWiderThanATerminal() {
    assertThat(new Series("x".repeat(40), "y".repeat(40), 1_000, THREE, 4_000).row().length())
        .isLessThanOrEqualTo(80);
    assertThat(Series.in100(0.3)).isEqualTo("0.3");
    assertThat(Series.in100(27.4)).isEqualTo("27");
    assertThat(Series.in100(0.01)).isEqualTo("under 0.1");
  }
}
