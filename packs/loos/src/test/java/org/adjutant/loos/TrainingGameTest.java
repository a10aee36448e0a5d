package org.adjutant.loos;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.Titles;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games of the training scenario between players who take any legal move. */
final class TrainingGameTest {
  private static final Title TITLE = Titles.of(new LoosPack(), "training");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aRandomGameComesToItsEndWithoutABrokenPosition(long seed) {
    Position position = RandomPlay.toTheEnd(TITLE, seed, 3_000);
    assertThat(position.clock().turn()).isEqualTo(6);
    assertThat(position.outcome().orElseThrow().rule()).isEqualTo("loos:T.3");
  }
}
