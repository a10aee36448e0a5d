package org.adjutant.rules.board.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SinesTest {
  @Test
  void everySineIsRightToOneUnit() {
    for (int angle = 0; angle < Sines.TURN; angle++) {
      double sine = StrictMath.sin(angle * StrictMath.PI / 18000) * Sines.ONE;
      double cosine = StrictMath.cos(angle * StrictMath.PI / 18000) * Sines.ONE;
      assertThat(Math.abs(Sines.sin(angle) - sine)).isLessThan(1);
      assertThat(Math.abs(Sines.cos(angle) - cosine)).isLessThan(1);
    }
  }

  @Test
  void theOctantsFoldOntoEachOther() {
    for (int angle = 0; angle < Sines.TURN; angle++) {
      assertThat(Sines.sin(-angle)).isEqualTo(-Sines.sin(angle));
      assertThat(Sines.sin(angle + 18000)).isEqualTo(-Sines.sin(angle));
      assertThat(Sines.sin(18000 - angle)).isEqualTo(Sines.sin(angle));
      assertThat(Sines.cos(angle)).isEqualTo(Sines.sin(9000 - angle));
      assertThat(Sines.sin(angle + 360000)).isEqualTo(Sines.sin(angle));
    }
  }

  @Test
  void thePlainAnglesAreExact() {
    assertThat(Sines.sin(0)).isZero();
    assertThat(Sines.sin(3000)).isEqualTo(Sines.ONE / 2);
    assertThat(Sines.sin(4500)).isEqualTo(Sines.cos(4500)).isEqualTo(759_250_125);
    assertThat(Sines.sin(9000)).isEqualTo(Sines.ONE);
    assertThat(Sines.cos(27000)).isZero();
  }
}
