package org.adjutant.loos.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.Titles;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.RandomPlay;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole campaigns between players who take any legal action. */
final class CampaignGameTest {

  @Test
  void nothingOfACampaignIsHidden() {
    assertThat(Battle.CAMPAIGN.hasSecrets()).isFalse();
    assertThat(Battle.ZERO_HOUR.hasSecrets()).isFalse();
    assertThat(Titles.of(new LoosPack(), "training").hasSecrets()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aRandomCampaignComesToItsEndWithoutABrokenPosition(long seed) {
    Title title = seed % 2 == 0 ? Battle.CAMPAIGN : Battle.ZERO_HOUR;
    assertThat(RandomPlay.toTheEnd(title, seed, 5_000).outcome()).isPresent();
  }
}
