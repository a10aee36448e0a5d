package org.adjutant.rules.spi.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Source;
import org.junit.jupiter.api.Test;

final class ReadingTest {
  private static final String ID = "test:TI-01";

  @Test
  void isTheDefaultUnlessTheGameHasSetAnother() {
    Reading unset = Reading.of(Position.EMPTY, ID, 2);
    assertThat(unset).isEqualTo(new Reading(ID, 2, false));
    Position game = Effects.fold(Position.EMPTY, List.of(new SetReading(ID, 1)));
    assertThat(Reading.of(game, ID, 2)).isEqualTo(new Reading(ID, 1, true));
  }

  @Test
  void tellsASourceWhichItIsAndWhetherItWasSet() {
    assertThat(new Reading(ID, 2, true).source()).isEqualTo(Source.reading(ID, 2, true));
    assertThat(new Reading(ID, 2, true).is(2)).isTrue();
    assertThat(new Reading(ID, 2, true).is(1)).isFalse();
  }
}
